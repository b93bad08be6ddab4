import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./password.ts";

const typed = "Élève-Noël-7";

it.each([
  ["composed", "decomposed"],
  ["decomposed", "composed"],
])(
  "a password is the same however a keyboard writes its accents: chosen %s, typed %s",
  async (chosen, now) => {
    const written = { composed: typed.normalize("NFC"), decomposed: typed.normalize("NFD") };
    const kept = await hashPassword(written[chosen as keyof typeof written]);
    expect(await isPassword(written[now as keyof typeof written], kept)).toBe(true);
    expect(await isPassword(typed.toLowerCase(), kept)).toBe(false);
  },
);
