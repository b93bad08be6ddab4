import { expect, it } from "vitest";
import { blockedFrom } from "./blocked.ts";

it("tells somebody whom the agency keeps out whom to call (FOLKS-31)", () => {
  expect(blockedFrom("01 99 00 12 34")).toMatchObject({
    fr: "Votre accès est suspendu. Contactez l’agence au 01 99 00 12 34.",
    en: "Your access is suspended. Contact the agency on 01 99 00 12 34.",
  });
});
