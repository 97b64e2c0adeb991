"""The native policies by name."""

from . import policy_kinds

POLICIES: dict[str, int] = {
    name.lower(): number
    for name, number in vars(policy_kinds).items()
    if name.isupper() and policy_kinds.CALLER < number < policy_kinds.COUNT and name != "TRIALS"
}
