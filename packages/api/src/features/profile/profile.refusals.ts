import { profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import type { ConstraintRefusals } from "../../acting/constraints.ts";

/** What breaking these constraints means. */
export const profileConstraints: ConstraintRefusals = {
  only_a_written_advert_is_published: { refusal: profileRefusals.nothingToPublish },
};
