import { personRefusals } from "@ribambelle/domain/people/person.refusals";
import type { ConstraintRefusals } from "../../acting/constraints.ts";

/** What breaking these constraints means. */
export const peopleConstraints: ConstraintRefusals = {
  one_person_per_email: { refusal: personRefusals.emailTaken, field: "email" },
  one_person_per_user_name: { refusal: personRefusals.userNameTaken, field: "userName" },
  a_user_name_is_no_foreign_address: { refusal: personRefusals.foreignUserName, field: "userName" },
};
