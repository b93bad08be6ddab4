import { describe, expect, it } from "vitest";
import { readWire } from "../kernel/wire.ts";
import { inviteAsBabysitter, inviteAsParent } from "./sponsorship.api.ts";
import { sponsorshipProblems } from "./sponsorship.texts.ts";
import {
  facebookShare,
  friendNameSchema,
  greetedName,
  mailboxOf,
  sponsorshipLink,
  twitterShare,
} from "./sponsorship.ts";

const problemOf = (name: string) => friendNameSchema.safeParse(name).error?.issues[0]?.message ?? null;

describe("what a stranger reads and is known by", () => {
  it.each([
    ["Léa", "Léa"],
    ["Jean Loup", "Jean Loup"],
    ["Jean\u00a0Loup", "Jean\u00a0Loup"],
    ["Jean Loup Marie", ""],
    ["Jean  Loup", "Jean  Loup"],
    ["x".repeat(25), "x".repeat(25)],
    ["x".repeat(26), ""],
    ["", ""],
  ])("a letter greets %j as %j (SPONSOR-OP7)", (firstName, greeted) => {
    expect(greetedName(firstName)).toBe(greeted);
  });

  it.each([
    ["lea@example.fr", "lea@example.fr"],
    ["lea+promo@example.fr", "lea@example.fr"],
    ["lea+a+b@example.fr", "lea@example.fr"],
    ["lea+@example.fr", "lea@example.fr"],
  ])("%s is the mailbox %s (SPONSOR-OP8)", (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

describe("the name of a friend", () => {
  it.each([
    ["", ""],
    ["  Léa ", "Léa"],
    ["Jean-Loup d’Aubigné", "Jean-Loup d’Aubigné"],
    ["\nLéa\r\n", "Léa"],
    ["O'Neil", "O'Neil"],
    ["J. P.", "J. P."],
    ["J.-P.", "J.-P."],
    ["L\u200bé\u00ada\u202e", "Léa"],
    ["Ольга", "Ольга"],
    ["x".repeat(60), "x".repeat(60)],
  ])("%j is kept as %j (SPONSOR-01, SPONSOR-02, SPONSOR-06)", (typed, kept) => {
    expect(friendNameSchema.parse(typed)).toBe(kept);
  });

  it.each([
    ["Léa\r\nBcc: a@example.fr", "one-line"],
    ["Léa\nDubois", "one-line"],
    ["Léa\u2028Dubois", "one-line"],
    ["Léa\tDubois", "one-line"],
    ["Léa\u0007", "one-line"],
    ["https://evil.example", "no-name"],
    ["www.evil.example", "no-name"],
    ["evil.example", "no-name"],
    ["Léa -.", "no-name"],
    ["a@example.fr", "no-name"],
    ["Gagnez 100 €", "no-name"],
    ["<b>Léa</b>", "no-name"],
    ["x".repeat(61), "too-long"],
  ])("%j is refused: %s", (typed, problem) => {
    expect(problemOf(typed)).toBe(problem);
  });

  it("is told one thing at a time, lines before letters", () => {
    const { error } = friendNameSchema.safeParse(`Léa\nhttps://evil.example/${"x".repeat(60)}`);
    expect(error?.issues.map(({ message }) => message)).toEqual(["one-line"]);
  });

  it("is not needed, nor given as nothing (SPONSOR-06)", () => {
    expect(friendNameSchema.parse(undefined)).toBe("");
  });
});

describe("the call of an invitation", () => {
  const reading = (endpoint: typeof inviteAsBabysitter, json: object) =>
    readWire(endpoint.body, json, sponsorshipProblems);

  it("reads the printed fields (SPONSOR-07, SPONSOR-08, API-31, DATA-14)", () => {
    const json = { SponsoredPartyEmail: " lea@example.fr ", SponsoredPartyFirstName: "Léa" };
    const friend = { email: "lea@example.fr", firstName: "Léa", lastName: "" };
    expect(reading(inviteAsBabysitter, json)).toEqual({ ok: true, value: friend });
    expect(readWire(inviteAsParent.body, { ...json, Role: "Parent" })).toEqual({
      ok: true,
      value: { ...friend, role: "Parent" },
    });
  });

  it("reads names that are null as names that are missing (SPONSOR-06, DATA-OP4)", () => {
    const json = { SponsoredPartyEmail: "lea@example.fr", SponsoredPartyFirstName: null };
    const read = reading(inviteAsBabysitter, { ...json, SponsoredPartyLastName: null });
    expect(read).toEqual({ ok: true, value: { email: "lea@example.fr", firstName: "", lastName: "" } });
  });

  it.each([
    [{ SponsoredPartyEmail: null }, "required"],
    [{}, "required"],
    [{ SponsoredPartyEmail: " " }, "required"],
    [{ SponsoredPartyEmail: "lea" }, "email-format"],
    [{ SponsoredPartyEmail: "lea@example.fr\nBcc: x@example.fr" }, "email-format"],
    [{ SponsoredPartyEmail: "lea@example.fr, x@example.fr" }, "email-format"],
  ])("%j is refused: %s (SPONSOR-04, SPONSOR-05)", (json, code) => {
    expect(reading(inviteAsBabysitter, json)).toEqual({
      ok: false,
      issues: [{ path: "SponsoredPartyEmail", code }],
    });
  });

  it.each([undefined, "BabySitter", "parent", "Agency"])(
    "the invitation of a parent is refused with the role %s (SPONSOR-09, SPONSOR-OP1)",
    (Role) => {
      const read = readWire(inviteAsParent.body, { SponsoredPartyEmail: "lea@example.fr", Role });
      expect(read.ok ? null : read.issues[0]?.path).toBe("Role");
    },
  );
});

describe("the links of a code", () => {
  it.each([
    ["/inscription/compte", "https://portail.example.fr/inscription/compte?codeParrainage=bcd"],
    ["https://site.example/inscription/compte", "https://site.example/inscription/compte?codeParrainage=bcd"],
    ["https://site.example/s?a=1#b", "https://site.example/s?a=1&codeParrainage=bcd#b"],
  ])("lead to the sign-up page %s (SPONSOR-OP2)", (signUp, link) => {
    expect(sponsorshipLink(signUp, "https://portail.example.fr", "bcd")).toBe(link);
  });

  it("are handed to Facebook and Twitter whole (SPONSOR-12, SPONSOR-13)", () => {
    const link = "https://site.example/inscription/compte?codeParrainage=bcd";
    const encoded = "https%3A%2F%2Fsite.example%2Finscription%2Fcompte%3FcodeParrainage%3Dbcd";
    expect(facebookShare(link)).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encoded}`);
    expect(twitterShare(link, "Bonjour & à bientôt")).toBe(
      `https://twitter.com/intent/tweet?text=Bonjour%20%26%20%C3%A0%20bient%C3%B4t&url=${encoded}`,
    );
  });
});
