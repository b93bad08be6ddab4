import { expect, it } from "vitest";
import { peopleActs } from "./people.acts.ts";

it.each([
  [null, "a changé le rôle", "changed the role"],
  [
    { role: { from: "Parent", to: "BabySitter" } },
    "a changé le rôle, de parent à intervenant",
    "changed the role from parent to babysitter",
  ],
])("another role is said with the former one: %j (AUDITS-01)", (changes, fr, en) => {
  expect(peopleActs.roleChanged.say({ subject: null, changes })).toEqual({ fr, en });
});
