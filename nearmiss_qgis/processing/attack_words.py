"""The texts of the report of a simulated attack: headings, explanations, columns, and what its pictures say."""

from __future__ import annotations

from ..core.errors import QT_TRANSLATE_NOOP
from .finding_words import FINDING_TEXTS
from .score_words import SCORE_TEXTS

_SHARED = ("private_mark", "warning", "why", "sign", "sign_name", "sign_date", "sign_signature")

#: Texts of resources/report/attack.j2 and of core/attack/pictures.py, by the name they are asked for.
ATTACK_TEXTS = {
    **{name: FINDING_TEXTS[name] for name in _SHARED},
    **SCORE_TEXTS,
    "heading": QT_TRANSLATE_NOOP("NearMiss", "Simulated re-identification attack"),
    "against": QT_TRANSLATE_NOOP("NearMiss", "{raw} against {released}"),
    "private": QT_TRANSLATE_NOOP(
        "NearMiss", "This page tells an attacker what works on this release. Keep it with the original data; do not publish it."
    ),
    "intro": QT_TRANSLATE_NOOP(
        "NearMiss",
        "An attacker was simulated who knows a part of the original records, and who says of each released record which of them "
        "it is. Where the true answer is known, right guesses are counted."
    ),
    "skip": QT_TRANSLATE_NOOP("NearMiss", "Skip to the verdict"),
    "contents": QT_TRANSLATE_NOOP("NearMiss", "On this page"),
    "none": QT_TRANSLATE_NOOP("NearMiss", "not tested"),
    "nothing": QT_TRANSLATE_NOOP("NearMiss", "nothing"),
    "not_given": QT_TRANSLATE_NOOP("NearMiss", "not given"),
    "yes": QT_TRANSLATE_NOOP("NearMiss", "yes"),
    "no": QT_TRANSLATE_NOOP("NearMiss", "no"),
    "item": QT_TRANSLATE_NOOP("NearMiss", "What"),
    "value": QT_TRANSLATE_NOOP("NearMiss", "Value"),
    "reading": QT_TRANSLATE_NOOP("NearMiss", "How to read it"),
    "range": QT_TRANSLATE_NOOP("NearMiss", "{low} to {high}"),
    "of": QT_TRANSLATE_NOOP("NearMiss", "of {n}"),
    "gap": QT_TRANSLATE_NOOP("NearMiss", "Not tested:"),
    # verdict
    "verdict": QT_TRANSLATE_NOOP("NearMiss", "The verdict"),
    "verdict_measured": QT_TRANSLATE_NOOP("NearMiss", "Measured"),
    "verdict_lower_bound": QT_TRANSLATE_NOOP("NearMiss", "A lower bound"),
    "verdict_not_measured": QT_TRANSLATE_NOOP("NearMiss", "Not measured"),
    "lead_measured": QT_TRANSLATE_NOOP(
        "NearMiss", "An attacker who knows {known} names {hits} of {n} records right on average ({success})"
    ),
    "lead_lower_bound": QT_TRANSLATE_NOOP(
        "NearMiss", "An attacker who knows {known} names at least {hits} of {n} records right on average ({success})"
    ),
    "lead_lift": QT_TRANSLATE_NOOP("NearMiss", ", {lift} times as many as by guessing."),
    "lead_no_lift": QT_TRANSLATE_NOOP("NearMiss", ". How many it would be by guessing was not tested."),
    "lead_not_measured": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Whether an attacker who knows {known} finds people in this release was not measured. There is no rate, and none of "
        "0 either."
    ),
    "and_more": QT_TRANSLATE_NOOP("NearMiss", "{names} and {n} more"),
    "sure": QT_TRANSLATE_NOOP("NearMiss", "{n} records are named with certainty ({share})."),
    "sure_none": QT_TRANSLATE_NOOP("NearMiss", "No record is named with certainty. The highest risk of a single one is {risk}."),
    "sure_unknown": QT_TRANSLATE_NOOP("NearMiss", "How high the risk of a single record gets was not tested."),
    "hardly": QT_TRANSLATE_NOOP(
        "NearMiss",
        "This is hardly better than guessing, so the attack says nothing about the release: a low rate is no sign of protection, "
        "and a high one comes from candidates that were few before."
    ),
    "bound_recall": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Candidates were narrowed by {keys}, and only {recall} of the true pairs are left. The others could not be found."
    ),
    "bound_recall_unknown": QT_TRANSLATE_NOOP(
        "NearMiss", "Candidates were narrowed by {keys}, and nobody knows how many true pairs were lost by that."
    ),
    "bound_truth": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Only {coverage} of the released records have their true one among the candidates. The others count as not found, which "
        "is not the same as protected."
    ),
    "bound": QT_TRANSLATE_NOOP("NearMiss", "The true rate is this high or higher. Never report it without these words."),
    "not_measured_why": QT_TRANSLATE_NOOP(
        "NearMiss",
        "No released record has its true one among the candidates, so no guess could be checked. Do RAW_ID and ANON_ID hold the "
        "same ids? Does blocking drop every true pair?"
    ),
    # warnings
    "notices": QT_TRANSLATE_NOOP("NearMiss", "Warnings, before you read the numbers"),
    "notices_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "A fault of a measurement mostly looks like a safe release. Settle these first."
    ),
    "notices_none": QT_TRANSLATE_NOOP(
        "NearMiss", "This run gave no warning. That does not show that the attack suits these data."
    ),
    # who attacks
    "attacker": QT_TRANSLATE_NOOP("NearMiss", "Who attacks"),
    "attacker_text": QT_TRANSLATE_NOOP(
        "NearMiss", "Every rate on this page holds for this attacker and no other. One who knows more finds more."
    ),
    "attacker_caption": QT_TRANSLATE_NOOP("NearMiss", "What the attacker knows and what is attacked"),
    "level": QT_TRANSLATE_NOOP("NearMiss", "Knowledge level"),
    "level_W": QT_TRANSLATE_NOOP("NearMiss", "W, weak"),
    "level_M": QT_TRANSLATE_NOOP("NearMiss", "M, medium"),
    "level_S": QT_TRANSLATE_NOOP("NearMiss", "S, strong"),
    "level_W_text": QT_TRANSLATE_NOOP(
        "NearMiss", "a few quasi-identifiers, as public registers and directories have them"
    ),
    "level_M_text": QT_TRANSLATE_NOOP(
        "NearMiss", "all quasi-identifiers, as another organisation has them of its own customers or members"
    ),
    "level_S_text": QT_TRANSLATE_NOOP(
        "NearMiss", "the original records themselves: an insider, or anybody after a leak"
    ),
    "visible": QT_TRANSLATE_NOOP("NearMiss", "Knows"),
    "withheld": QT_TRANSLATE_NOOP("NearMiss", "Does not know"),
    "raw": QT_TRANSLATE_NOOP("NearMiss", "Original records (RAW)"),
    "released": QT_TRANSLATE_NOOP("NearMiss", "Released records (ANON)"),
    "rows": QT_TRANSLATE_NOOP("NearMiss", "{n} rows"),
    # key numbers
    "numbers": QT_TRANSLATE_NOOP("NearMiss", "Key numbers"),
    "numbers_text": QT_TRANSLATE_NOOP("NearMiss", "No number stands for itself: read them together."),
    "numbers_caption": QT_TRANSLATE_NOOP("NearMiss", "Numbers, and how to read each"),
    "success": QT_TRANSLATE_NOOP("NearMiss", "Success rate"),
    "success_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Share of the released records that a single guess names right on average; the attacker takes the best candidate, and "
        "draws among equals."
    ),
    "interval": QT_TRANSLATE_NOOP("NearMiss", "Interval of the rate"),
    "interval_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Where the rate of a larger population lies with 95 % confidence, if these records are a random sample of it. It does "
        "not cover a wrong method."
    ),
    "hits": QT_TRANSLATE_NOOP("NearMiss", "Right guesses on average"),
    "hits_text": QT_TRANSLATE_NOOP("NearMiss", "Out of one guess for each of {n} released records."),
    "spread": QT_TRANSLATE_NOOP("NearMiss", "Spread of right guesses"),
    "spread_value": QT_TRANSLATE_NOOP("NearMiss", "{low} to {high}; sd {sd}"),
    "spread_text": QT_TRANSLATE_NOOP(
        "NearMiss", "One attack lands here in 95 of 100 cases, depending on how equals are drawn. The distribution is exact."
    ),
    "at_least_one": QT_TRANSLATE_NOOP("NearMiss", "At least one right"),
    "at_least_one_text": QT_TRANSLATE_NOOP("NearMiss", "Probability that one attack names at least one person right."),
    "baseline_random": QT_TRANSLATE_NOOP("NearMiss", "Guessing by chance"),
    "baseline_random_text": QT_TRANSLATE_NOOP(
        "NearMiss", "Rate of a blind guess among the candidates. Where it is high itself, a high success means little."
    ),
    "baseline_mode": QT_TRANSLATE_NOOP("NearMiss", "Naming always the same"),
    "baseline_mode_text": QT_TRANSLATE_NOOP(
        "NearMiss", "Rate of naming for everybody the one who looks best most often. An attack has to beat this."
    ),
    "lift": QT_TRANSLATE_NOOP("NearMiss", "Lift"),
    "lift_value": QT_TRANSLATE_NOOP("NearMiss", "{n} times"),
    "lift_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Success divided by guessing by chance. Near 1 the attack does not work here, and its low rate is no good news."
    ),
    "max_risk": QT_TRANSLATE_NOOP("NearMiss", "Highest risk of one record"),
    "max_risk_text": QT_TRANSLATE_NOOP("NearMiss", "The worst case, which the mean hides: 100 % is somebody named for certain."),
    "at_risk_1": QT_TRANSLATE_NOOP("NearMiss", "Records at 100 %"),
    "at_risk_1_text": QT_TRANSLATE_NOOP("NearMiss", "Named right in every attack of this kind."),
    "top": QT_TRANSLATE_NOOP("NearMiss", "True one among the best {k}"),
    "top_1_text": QT_TRANSLATE_NOOP("NearMiss", "The single guess: the success rate again."),
    "top_text": QT_TRANSLATE_NOOP("NearMiss", "What these {k} have in common is learnt of the person, without a name."),
    "top_none": QT_TRANSLATE_NOOP("NearMiss", "True one among the best few"),
    "top_none_text": QT_TRANSLATE_NOOP(
        "NearMiss", "Narrowing to a few tells what they have in common, also without a name."
    ),
    "unicity_raw": QT_TRANSLATE_NOOP("NearMiss", "Unicity of the original records"),
    "unicity_raw_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Share that nobody else equals in what the attacker knows. For exact knowledge of unchanged values it is a lower bound "
        "whatever the method."
    ),
    "unicity_released": QT_TRANSLATE_NOOP("NearMiss", "Unicity of the release"),
    "unicity_released_text": QT_TRANSLATE_NOOP(
        "NearMiss", "The same, counted in the release. Changed or noisy values keep it high without being known to anybody."
    ),
    "recall": QT_TRANSLATE_NOOP("NearMiss", "Recall of blocking"),
    "recall_text": QT_TRANSLATE_NOOP(
        "NearMiss", "Share of the true pairs that are left after narrowing by {keys}. Below 100 % every rate is a lower bound."
    ),
    "no_blocking": QT_TRANSLATE_NOOP("NearMiss", "no blocking"),
    "no_blocking_text": QT_TRANSLATE_NOOP("NearMiss", "Every original record was a candidate of every released one."),
    "kept_share": QT_TRANSLATE_NOOP("NearMiss", "Pairs left by blocking"),
    "kept_share_text": QT_TRANSLATE_NOOP("NearMiss", "Narrowing saves time. It makes no attack better."),
    "without_candidates": QT_TRANSLATE_NOOP("NearMiss", "Records without a candidate"),
    "without_candidates_text": QT_TRANSLATE_NOOP(
        "NearMiss", "Blocking left them nobody. They stay in the denominator and count as not found."
    ),
    "truth_coverage": QT_TRANSLATE_NOOP("NearMiss", "Records with a known answer"),
    "truth_coverage_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Share of the released records whose true one is among the candidates. The others can only count as not found."
    ),
    "empty": QT_TRANSLATE_NOOP("NearMiss", "Released records that contain nobody"),
    "empty_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "No original record lies inside what is published. A missing hierarchy or an unreadable value looks the same, so look "
        "before you call them protected."
    ),
    "empty_none_text": QT_TRANSLATE_NOOP("NearMiss", "No attribute was compared by containment."),
    "match": QT_TRANSLATE_NOOP("NearMiss", "Success of matching: {name}"),
    "match_greedy": QT_TRANSLATE_NOOP("NearMiss", "each record alone"),
    "match_optimal": QT_TRANSLATE_NOOP("NearMiss", "one to one"),
    "match_scoreboard": QT_TRANSLATE_NOOP("NearMiss", "only where one stands out (Scoreboard-RH)"),
    "match_greedy_text": QT_TRANSLATE_NOOP("NearMiss", "Each takes the best candidate, whoever else takes the same."),
    "match_optimal_text": QT_TRANSLATE_NOOP(
        "NearMiss", "Nobody is taken twice. It supposes that all have a counterpart, and finds too few where that is not so."
    ),
    "match_scoreboard_text": QT_TRANSLATE_NOOP("NearMiss", "Share of all released records; the others are not named at all."),
    # risk
    "risk": QT_TRANSLATE_NOOP("NearMiss", "Risk of the single records"),
    "risk_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Probability that the guess for a record is right. The same mean can be a little for all or everything for a few."
    ),
    "risk_none": QT_TRANSLATE_NOOP("NearMiss", "no guess could be checked, so there is nothing to show."),
    "risk_caption": QT_TRANSLATE_NOOP("NearMiss", "Records by their risk"),
    "risk_of": QT_TRANSLATE_NOOP("NearMiss", "Risk"),
    "records": QT_TRANSLATE_NOOP("NearMiss", "Records"),
    "share_of": QT_TRANSLATE_NOOP("NearMiss", "Share"),
    # curve
    "curve": QT_TRANSLATE_NOOP("NearMiss", "An attacker who names only the surest"),
    "curve_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Nobody has to name everybody. An attacker sees how far the best candidate stands out, and may name only those records. "
        "Precision is the share of these guesses that are right; recall is the right ones among all records."
    ),
    "curve_sure": QT_TRANSLATE_NOOP("NearMiss", "The {n} records that look surest can all be named without an error."),
    "curve_unsure": QT_TRANSLATE_NOOP("NearMiss", "Also among the records that look surest some guesses are wrong."),
    "curve_caption": QT_TRANSLATE_NOOP("NearMiss", "Points of the curve"),
    "curve_rows": QT_TRANSLATE_NOOP("NearMiss", "{shown} of {n} points; the picture has them all."),
    "threshold": QT_TRANSLATE_NOOP("NearMiss", "Confidence from"),
    "threshold_none": QT_TRANSLATE_NOOP("NearMiss", "only candidate"),
    "attacked": QT_TRANSLATE_NOOP("NearMiss", "Records named"),
    "precision": QT_TRANSLATE_NOOP("NearMiss", "Precision"),
    "curve_recall": QT_TRANSLATE_NOOP("NearMiss", "Recall"),
    "curve_note": QT_TRANSLATE_NOOP(
        "NearMiss", "Confidence is measured by the scores of this run. Do not use a threshold of it for other data."
    ),
    # attributes
    "attributes": QT_TRANSLATE_NOOP("NearMiss", "Attributes, each attacked alone"),
    "attributes_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "An attribute tells something if it ranks the true record better than chance. One that tells nothing adds noise, and "
        "makes the whole attack look weaker than it is."
    ),
    "attributes_caption": QT_TRANSLATE_NOOP("NearMiss", "What each attribute gives an attacker"),
    "attributes_none": QT_TRANSLATE_NOOP("NearMiss", "no attribute is listed."),
    "attribute": QT_TRANSLATE_NOOP("NearMiss", "Attribute"),
    "type": QT_TRANSLATE_NOOP("NearMiss", "Compared as"),
    "weight": QT_TRANSLATE_NOOP("NearMiss", "Weight"),
    "axis_level": QT_TRANSLATE_NOOP("NearMiss", "Level"),
    "alone": QT_TRANSLATE_NOOP("NearMiss", "Success alone"),
    "baseline": QT_TRANSLATE_NOOP("NearMiss", "By chance"),
    "mean_rank": QT_TRANSLATE_NOOP("NearMiss", "Mean rank"),
    "test": QT_TRANSLATE_NOOP("NearMiss", "z {z}, p {p}"),
    "informative": QT_TRANSLATE_NOOP("NearMiss", "Tells something"),
    "kept": QT_TRANSLATE_NOOP("NearMiss", "Used"),
    "unknown": QT_TRANSLATE_NOOP("NearMiss", "Unknown in RAW / ANON"),
    "attributes_note": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Mean rank: how far down the list of candidates the true one stands; about 50 % by chance. z and p test that. With many "
        "records even a little is more than chance: look at lift, too."
    ),
    "types": QT_TRANSLATE_NOOP("NearMiss", "How values were compared"),
    # knowledge
    "knowledge": QT_TRANSLATE_NOOP("NearMiss", "If the attacker knew more or less"),
    "knowledge_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "The same release against attackers who know more and more. High at S alone says little, high at W says that public "
        "registers are enough."
    ),
    "knowledge_caption": QT_TRANSLATE_NOOP("NearMiss", "Success by level of knowledge"),
    "knowledge_one": QT_TRANSLATE_NOOP(
        "NearMiss",
        "The attributes were given for one level only, so weaker and stronger attackers were not tested. Give some of them the "
        "level W or S."
    ),
    "knowledge_not": QT_TRANSLATE_NOOP("NearMiss", "without known answers there is no rate for any level."),
    "visible_count": QT_TRANSLATE_NOOP("NearMiss", "Attributes known"),
    "success_sd": QT_TRANSLATE_NOOP("NearMiss", "Sd of the rate"),
    # displacement
    "displacement": QT_TRANSLATE_NOOP("NearMiss", "How far points were moved"),
    "displacement_text": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Distance of {n} released points from their originals. A large distance hides nobody whose own original is still the "
        "nearest."
    ),
    "displacement_caption": QT_TRANSLATE_NOOP("NearMiss", "Released points and their originals"),
    "displacement_none": QT_TRANSLATE_NOOP(
        "NearMiss", "there are no points on both sides whose originals are known."
    ),
    "own_nearest": QT_TRANSLATE_NOOP("NearMiss", "Own original is the nearest"),
    "own_nearest_text": QT_TRANSLATE_NOOP("NearMiss", "Share of points that lead back to their own original by distance alone."),
    "minimum": QT_TRANSLATE_NOOP("NearMiss", "Shortest"),
    "minimum_text": QT_TRANSLATE_NOOP("NearMiss", "The point that was moved least. 0 m is a place published as it is."),
    "median": QT_TRANSLATE_NOOP("NearMiss", "Median"),
    "median_text": QT_TRANSLATE_NOOP("NearMiss", "Half of the points were moved less."),
    "maximum": QT_TRANSLATE_NOOP("NearMiss", "Longest"),
    "maximum_text": QT_TRANSLATE_NOOP("NearMiss", "The point that was moved most."),
    "bias": QT_TRANSLATE_NOOP("NearMiss", "Common direction"),
    "bias_text": QT_TRANSLATE_NOOP(
        "NearMiss", "0: all directions alike; 1: all moved the same way, which an attacker takes back."
    ),
    "bias_chance": QT_TRANSLATE_NOOP("NearMiss", "Common direction by chance"),
    "bias_chance_text": QT_TRANSLATE_NOOP("NearMiss", "Probability of one this strong if directions were random."),
    "shift": QT_TRANSLATE_NOOP("NearMiss", "Mean shift"),
    "shift_value": QT_TRANSLATE_NOOP("NearMiss", "{east} east, {north} north"),
    "shift_text": QT_TRANSLATE_NOOP("NearMiss", "What an attacker would subtract. Minus is west or south."),
    # what to report
    "report": QT_TRANSLATE_NOOP("NearMiss", "What to report with this number"),
    "report_text": QT_TRANSLATE_NOOP("NearMiss", "A rate without these cannot be judged. Copy them with it."),
    "report_caption": QT_TRANSLATE_NOOP("NearMiss", "This run, item by item"),
    "report_open": QT_TRANSLATE_NOOP("NearMiss", "Open: {n}"),
    "report_complete": QT_TRANSLATE_NOOP("NearMiss", "All items are there."),
    "report_value": QT_TRANSLATE_NOOP("NearMiss", "This run"),
    "open": QT_TRANSLATE_NOOP("NearMiss", "Open"),
    "report_attacker": QT_TRANSLATE_NOOP("NearMiss", "Attacker: level, and which attributes are known"),
    "report_attacker_why": QT_TRANSLATE_NOOP("NearMiss", "Other knowledge, another rate."),
    "report_attacker_value": QT_TRANSLATE_NOOP("NearMiss", "{level}; knows: {visible}; does not know: {withheld}"),
    "report_scores": QT_TRANSLATE_NOOP("NearMiss", "How each attribute was compared, and why so"),
    "report_scores_why": QT_TRANSLATE_NOOP(
        "NearMiss",
        "A comparison that does not suit the values gives a low rate and no error."
    ),
    "report_scores_value": QT_TRANSLATE_NOOP("NearMiss", "{attribute}: {type}, {text}"),
    "report_baseline": QT_TRANSLATE_NOOP("NearMiss", "Success beside guessing by chance, and lift"),
    "report_baseline_why": QT_TRANSLATE_NOOP("NearMiss", "Shows whether the attack works at all."),
    "report_baseline_value": QT_TRANSLATE_NOOP("NearMiss", "success {success}, by chance {baseline}, lift {lift}"),
    "report_spread": QT_TRANSLATE_NOOP("NearMiss", "Spread"),
    "report_spread_why": QT_TRANSLATE_NOOP("NearMiss", "Where equals are drawn, one run can differ much from the next."),
    "report_spread_value": QT_TRANSLATE_NOOP("NearMiss", "right guesses: {mean}, sd {sd}, {low} to {high}"),
    "report_worst": QT_TRANSLATE_NOOP("NearMiss", "Highest risk of one record, and the best few"),
    "report_worst_why": QT_TRANSLATE_NOOP("NearMiss", "A low mean hides those who are found for certain."),
    "report_worst_value": QT_TRANSLATE_NOOP("NearMiss", "highest risk {risk}; records at 100 %: {n}"),
    "report_top_value": QT_TRANSLATE_NOOP("NearMiss", "true one among the best {k}: {share}"),
    "report_blocking": QT_TRANSLATE_NOOP("NearMiss", "Recall of blocking, and records with a known answer"),
    "report_blocking_why": QT_TRANSLATE_NOOP("NearMiss", "Below 100 % the rate is a lower bound."),
    "report_blocking_value": QT_TRANSLATE_NOOP("NearMiss", "recall {recall}, known answers {coverage}"),
    "report_no_blocking_value": QT_TRANSLATE_NOOP("NearMiss", "no blocking, all pairs were compared; known answers {coverage}"),
    "report_unicity": QT_TRANSLATE_NOOP("NearMiss", "Unicity"),
    "report_unicity_why": QT_TRANSLATE_NOOP("NearMiss", "Depends on no attack, so it shows one that is too weak."),
    "report_unicity_value": QT_TRANSLATE_NOOP("NearMiss", "original {raw}, release {released}"),
    "report_warnings": QT_TRANSLATE_NOOP("NearMiss", "Verdict and warnings"),
    "report_warnings_why": QT_TRANSLATE_NOOP("NearMiss", "They tell a protected release from a broken measurement."),
    "report_warnings_value": QT_TRANSLATE_NOOP("NearMiss", "{verdict}; warnings: {n}"),
    # limits
    "limits": QT_TRANSLATE_NOOP("NearMiss", "What this cannot tell"),
    "limit_low": QT_TRANSLATE_NOOP(
        "NearMiss",
        "A low rate says that this attack, with this knowledge, did not break the release. It does not say that none can. "
        "Besides protection there are three more reasons: a comparison that does not suit the data, an attack that is too "
        "weak, a measurement that is broken."
    ),
    "limit_hierarchy": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Categories made coarser, such as a town replaced by its region, cannot be seen in the values. Without a hierarchy they "
        "are compared as different texts, and the rate is too low without a warning."
    ),
    "limit_threshold": QT_TRANSLATE_NOOP(
        "NearMiss", "Thresholds of confidence do not carry over to other data: they have no common scale."
    ),
    "limit_methods": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Not implemented: linkage that learns from examples, attacks on trajectories themselves, joining several releases, and "
        "what differential privacy guarantees."
    ),
    "limit_auxiliary": QT_TRANSLATE_NOOP(
        "NearMiss",
        "Whether an attacker can really get the knowledge that is supposed here is not tested. That is for you to judge."
    ),
    "limit_truth": QT_TRANSLATE_NOOP(
        "NearMiss", "Whether the original data are right is not tested. Errors in them go into every number."
    ),
    # the end
    "rerun": QT_TRANSLATE_NOOP("NearMiss", "How to run it again"),
    "rerun_text": QT_TRANSLATE_NOOP(
        "NearMiss", "nearmiss:simulateattack with these values and versions gives the same numbers for the same data."
    ),
    "settings": QT_TRANSLATE_NOOP("NearMiss", "Parameters, seed and versions"),
    "settings_none": QT_TRANSLATE_NOOP("NearMiss", "No parameter is listed."),
    # pictures, and the words in place of them
    "plot_risk_title": QT_TRANSLATE_NOOP("NearMiss", "Records by the probability that their guess is right"),
    "plot_risk_desc": QT_TRANSLATE_NOOP("NearMiss", "{total} records by the probability that their guess is right. {items}."),
    "plot_risk_item": QT_TRANSLATE_NOOP("NearMiss", "risk {label}: {n} records"),
    "plot_risk_sure": QT_TRANSLATE_NOOP("NearMiss", "named for certain"),
    "plot_risk_other": QT_TRANSLATE_NOOP("NearMiss", "not certain"),
    "plot_curve_title": QT_TRANSLATE_NOOP("NearMiss", "Precision by recall, the surest first"),
    "plot_curve_desc": QT_TRANSLATE_NOOP(
        "NearMiss", "A curve of {points} points. {items}. A guess by chance is right in {baseline} of cases."
    ),
    "plot_curve_item": QT_TRANSLATE_NOOP("NearMiss", "{n} records named: precision {precision}, recall {recall}"),
    "plot_curve_line": QT_TRANSLATE_NOOP("NearMiss", "attack, the surest first"),
    "plot_curve_chance": QT_TRANSLATE_NOOP("NearMiss", "guess by chance, {share}"),
    "plot_curve_axis": QT_TRANSLATE_NOOP("NearMiss", "Recall (%)"),
    "plot_knowledge_title": QT_TRANSLATE_NOOP("NearMiss", "Success by knowledge of the attacker"),
    "plot_knowledge_item": QT_TRANSLATE_NOOP(
        "NearMiss", "{label}, attributes known {n}: success {success}, by chance {baseline}, highest risk {max_risk}"
    ),
    "plot_knowledge_success": QT_TRANSLATE_NOOP("NearMiss", "names right"),
    "plot_knowledge_chance": QT_TRANSLATE_NOOP("NearMiss", "guess by chance"),
}  # fmt: skip
