import { expect, it } from "vitest";
import { staffActs } from "./staff.acts.ts";

const said = (changes: object | null) => staffActs.changed.say({ subject: null, changes });
const other = { from: "a", to: "b" };

it.each([
  [null, "a modifié les coordonnées", "changed the details"],
  [{ lastName: other }, "a modifié les coordonnées\u00a0: nom", "changed the details: last name"],
  [
    { firstName: other, email: other, phoneNumber: other },
    "a modifié les coordonnées\u00a0: prénom, adresse e-mail, téléphone",
    "changed the details: first name, e-mail address, phone",
  ],
])("what was written anew of a colleague is named, all of it: %j (STAFF-13)", (changes, fr, en) => {
  expect(said(changes)).toEqual({ fr, en });
});

it.each([
  [0, "a mis fin au compte", "ended the account"],
  [
    1,
    "a mis fin au compte\u00a0: 1 suivi confié à un collègue",
    "ended the account: 1 case handed over to a colleague",
  ],
  [
    2,
    "a mis fin au compte\u00a0: 2 suivis confiés à un collègue",
    "ended the account: 2 cases handed over to a colleague",
  ],
])("the end of an account says how much was handed over: %i (STAFF-14)", (to, fr, en) => {
  const changes = { handedOver: { from: null, to }, handedOverTo: { from: null, to: 7 } };
  expect(staffActs.ended.say({ subject: null, changes })).toEqual({ fr, en });
});
