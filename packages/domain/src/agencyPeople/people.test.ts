import { expect, it } from "vitest";
import { listedPersonalSchema } from "./people.ts";

it("a line of a list tells of what is personal neither the address nor the user name (AGUI-31)", () => {
  const listed = {
    email: "zoe@example.fr",
    phoneNumber: null,
    zipCode: "44000",
    birthDate: "1990-01-01",
    locale: "fr" as const,
    lastActivityAt: null,
    invitedAt: "2026-11-01T08:00:00.000Z",
  };
  const rest = { userName: "zoe", address: "1 rue X", addressComplement: null, isInBlockList: false };
  expect(listedPersonalSchema.parse({ ...listed, ...rest })).toEqual(listed);
  for (const field of Object.keys(listed))
    expect(listedPersonalSchema.safeParse({ ...listed, [field]: undefined }).success, field).toBe(false);
});
