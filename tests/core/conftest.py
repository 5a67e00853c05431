"""Properties are checked for what they say, not for how long drawing examples takes on a busy machine."""

from hypothesis import HealthCheck, settings

settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")
