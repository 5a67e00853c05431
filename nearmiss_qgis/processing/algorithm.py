"""The base of every algorithm: identity, parameters, errors, cancel, number outputs."""

from __future__ import annotations

import contextlib
from typing import Any

from qgis.core import (
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingOutputNumber,
    QgsProcessingOutputString,
    QgsProcessingParameterDefinition,
)
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtGui import QIcon

from ..core.errors import Cancelled, NearMissError, Refused
from ..paths import resource, top_level
from ..translation import translate
from . import dependencies
from .outputs import Outputs
from .request import Request


class NearMissAlgorithm(QgsProcessingAlgorithm):
    """An algorithm of the toolbox; its id is the name of its module.

    A subclass gives `title`, `group_id`, `help_text`, `define`, `numbers` and `execute`, and `texts` or
    `validate` where it needs them. Nothing is kept on `self`.
    """

    group_id = "protect"
    requires = dependencies.CORE

    # -- what a subclass gives --------------------------------------------------------------------------

    def title(self) -> str:
        """Name in the toolbox, sentence case."""
        raise NotImplementedError

    def help_text(self) -> str:
        """What is measured, how to read it, what a low value means."""
        raise NotImplementedError

    def define(self) -> list[QgsProcessingParameterDefinition]:
        """Parameters in dialog order."""
        raise NotImplementedError

    def numbers(self) -> dict[str, str]:
        """Number outputs: name and description."""
        return {}

    def texts(self) -> dict[str, str]:
        """Text outputs: name and description."""
        return {}

    def validate(self, request: Request) -> None:
        """Refuse values that contradict each other, before any work."""

    def execute(self, request: Request, outputs: Outputs) -> dict[str, Any]:
        """Read, ask the core, write; return headline numbers and texts."""
        raise NotImplementedError

    # -- identity ---------------------------------------------------------------------------------------

    def name(self) -> str:
        return type(self).__module__.rsplit(".", 1)[-1]

    def displayName(self) -> str:
        return self.title()

    def group(self) -> str:
        return {
            "protect": translate("NearMiss", "Protect"),
            "measure": translate("NearMiss", "Measure"),
            "attack": translate("NearMiss", "Attack"),
            "release": translate("NearMiss", "Release"),
        }[self.group_id]

    def groupId(self) -> str:
        return self.group_id

    def icon(self) -> QIcon:
        return QIcon(resource("icons/nearmiss.svg"))

    def svgIconPath(self) -> str:
        return resource("icons/nearmiss.svg")

    def shortDescription(self) -> str:
        return self.help_text().split("\n\n")[0].split(". ")[0].rstrip(".") + "."

    def shortHelpString(self) -> str:
        paragraphs = self.help_text().split("\n\n")
        return "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)

    def helpUrl(self) -> str:
        return QUrl.fromLocalFile(top_level(f"docs/algorithms/{self.name()}.md")).toString()

    def tags(self) -> list[str]:
        words = translate("NearMiss", "privacy,re-identification,disclosure,anonymity,k-anonymity,suppression")
        return [word.strip() for word in words.split(",")] + ["near miss", "privacy", "k-anonymity"]

    def createInstance(self) -> NearMissAlgorithm:
        return type(self)()

    def initAlgorithm(self, config: dict[str, Any] | None = None) -> None:
        for definition in self.define():
            self.addParameter(definition)
        for name, text in self.numbers().items():
            self.addOutput(QgsProcessingOutputNumber(name, text))
        for name, text in self.texts().items():
            self.addOutput(QgsProcessingOutputString(name, text))

    # -- checks and the run -----------------------------------------------------------------------------

    def canExecute(self) -> tuple[bool, str]:
        reason = dependencies.explanation(dependencies.missing(self.requires))
        return not reason, reason

    def checkParameterValues(self, parameters: dict[str, Any], context: QgsProcessingContext) -> tuple[bool, str]:
        try:
            self._check(Request(self, parameters, context))
        except NearMissError as error:
            return False, _message(error)
        return super().checkParameterValues(parameters, context)

    def processAlgorithm(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> dict[str, Any]:
        results, problem = self._attempt(Request(self, parameters, context, feedback))
        del parameters, context, feedback  # QGIS never lets go of an exception, nor of what its frames hold
        if problem:
            raise QgsProcessingException(problem)
        return results

    def _attempt(self, request: Request) -> tuple[dict[str, Any], str]:
        """Results, or why there are none."""
        for name in request.unknown_parameters():
            text = translate("NearMiss", "{name} is no parameter of {id}: ignored.")
            request.warn(text.format(name=name, id=self.id()))
        outputs = Outputs(request)
        try:
            with outputs.rooms, contextlib.ExitStack() as undo:
                undo.callback(outputs.discard)
                self._check(request)
                headline, refusal = self._answer(request, outputs)
                results = outputs.keep()
                undo.pop_all()
        except NearMissError as error:
            return {}, _message(error)
        except Cancelled:
            return {}, translate("NearMiss", "Cancelled: no output was kept.")
        for name, value in headline.items():
            request.info(f"{name}: {value}")
        return ({}, refusal) if refusal else ({**results, **headline}, "")

    def _answer(self, request: Request, outputs: Outputs) -> tuple[dict[str, Any], str]:
        """Headline numbers; or why the answer is no, beside outputs that are kept."""
        try:
            return self.execute(request, outputs), ""
        except Refused as refused:
            return {}, _message(refused)

    def _check(self, request: Request) -> None:
        absent = dependencies.missing(self.requires, load=True)
        if absent:
            raise NearMissError("{why}", why=dependencies.explanation(absent))
        request.check()
        self.validate(request)
        Outputs(request).check()


def _message(error: NearMissError) -> str:
    """The error in the user's language."""
    return translate("NearMiss", error.template).format(**error.values)
