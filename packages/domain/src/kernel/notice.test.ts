import { expect, it } from "vitest";
import * as z from "zod/mini";
import { noticeKind } from "./notice.ts";

const kind = noticeKind("contracts.to-sign", z.object({ reference: z.string() }), ({ reference }) => ({
  title: { fr: "À signer", en: "To sign" },
  text: { fr: `Le contrat ${reference}.`, en: `Contract ${reference}.` },
}));

it("a notice is kept as its kind and facts, with where it leads", () => {
  expect(kind({ reference: "GE-1" }, "/client/contrats")).toEqual({
    kind: "contracts.to-sign",
    facts: { reference: "GE-1" },
    link: "/client/contrats",
  });
  expect(kind({ reference: "GE-1" }).link).toBeNull();
  expect(kind.kind).toBe("contracts.to-sign");
});

it.each([{ reference: 12 }, {}, null])(
  "a notice is not read where its facts are another version’s: %j",
  (facts) => {
    expect(kind.read(facts)).toBeNull();
    expect(kind.read({ reference: "GE-1" })?.text.fr).toBe("Le contrat GE-1.");
  },
);
