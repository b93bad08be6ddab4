import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { act, acts, changed, reading } from "./act.ts";

const kinds = acts("staff", {
  signedOut: act({ fr: "s’est déconnecté", en: "signed out" }),
  moved: act(
    ({ subject, changes }) => ({
      fr: `a déplacé ${subject}${changes ? ` vers ${changes.city.to}` : ""}`,
      en: `moved ${subject}`,
    }),
    z.object({ city: changed(z.string()) }),
  ),
  opened: reading({ fr: "a ouvert un document", en: "opened a document" }),
});

describe("what happened", () => {
  it("is kept under the area and the name of its kind, with what was told of it", () => {
    expect(kinds.signedOut({ personId: 12 })).toEqual({
      action: "staff.signed-out",
      personId: 12,
      subject: null,
      changes: null,
      reason: null,
      isReading: false,
    });
    const changes = { city: { from: "Nantes", to: "Rezé" } };
    expect(kinds.moved({ personId: null, subject: "GE-1", reason: "Déménagement.", changes })).toEqual({
      action: "staff.moved",
      personId: null,
      subject: "GE-1",
      changes,
      reason: "Déménagement.",
      isReading: false,
    });
  });

  it("is a reading where somebody only looked", () => {
    expect(kinds.opened({ personId: 12, subject: "x" })).toMatchObject({
      action: "staff.opened",
      subject: "x",
      isReading: true,
    });
  });

  it.each([
    [{ city: { from: "Nantes", to: "Rezé" } }, "a déplacé GE-1 vers Rezé"],
    [{ city: "Rezé" }, "a déplacé GE-1"],
    [null, "a déplacé GE-1"],
  ])("is said with its changes where they are as declared: %j", (changes, fr) => {
    expect(kinds.moved.say({ subject: "GE-1", changes }).fr).toBe(fr);
    expect(kinds.signedOut.say({ subject: null, changes }).fr).toBe("s’est déconnecté");
    expect(kinds.opened.say({ subject: null, changes }).en).toBe("opened a document");
    expect(kinds.opened.action).toBe("staff.opened");
  });
});
