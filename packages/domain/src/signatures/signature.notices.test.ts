import { expect, it } from "vitest";
import { signatureNotices, toldOfRequests } from "./signature.notices.ts";

it.each(toldOfRequests)("tells the agency in the language of its reader: %s", (told) => {
  const said = signatureNotices.ofAgency.read({ reference: "GE-1", told });
  expect(said?.text.fr).toMatch(/^Le contrat GE-1 \S/);
  expect(said?.text.en).toMatch(/^Contract GE-1 (is|may|starts|still|was|will) /);
  expect(`${said?.title.en} ${said?.text.en}`).not.toMatch(/[àçéèêù’]/);
});
