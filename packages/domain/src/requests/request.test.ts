import { describe, expect, it } from "vitest";
import type { StaffFunction } from "../kernel/permissions/permission.ts";
import { requestRefusals } from "./request.refusals.ts";
import { requestTiles } from "./request.tiles.ts";
import {
  dueOn,
  isInterest,
  type RequestKind,
  requestCan,
  requestKinds,
  workingDaysAfter,
} from "./request.ts";
import { requestPath } from "./requests.filters.ts";
import { dueText } from "./requests.texts.ts";

describe("a request", () => {
  it("is refused in the words of the specification (FOLKS-37)", () => {
    expect(requestRefusals).toMatchObject({
      requestOpen: {
        code: "people.request-open",
        fr: "Une demande du même type est déjà ouverte.",
        en: "A request of this kind is already open.",
      },
      requestClosed: {
        code: "people.request-closed",
        fr: "Cette demande est déjà close.",
        en: "This request is already closed.",
      },
    });
  });

  it.each([
    ["unsubscription", "2026-11-24", "2026-12-04"],
    ["access", "2026-11-24", "2026-12-24"],
    ["erasure", "2026-12-31", "2027-01-31"],
    ["rectification", "2027-01-31", "2027-02-28"],
    ["access", "2028-01-30", "2028-02-29"],
  ] as const)("a request of the kind %s, asked on %s, is due on %s (FOLKS-36)", (kind, asked, due) => {
    expect(dueOn(kind, asked)).toBe(due);
  });

  it.each([
    ["administrator", requestKinds],
    ["coordinator", ["unsubscription", "rectification", "profile-interest", "offer-interest"]],
    ["recruiter", ["unsubscription", "rectification", "profile-interest", "offer-interest"]],
    ["reader", []],
  ] as [StaffFunction, RequestKind[]][])(
    "a babysitter’s request is closed by a %s where it is one of %j (FOLKS-36)",
    (one, kinds) => {
      const role = "BabySitter" as const;
      const closed = requestKinds.filter((kind) => requestCan({ kind, state: "open", role }, [one]).close);
      expect(closed).toEqual(kinds);
      expect(requestCan({ kind: "access", state: "done", role }, [one])).toEqual({
        own: false,
        close: false,
      });
    },
  );

  it.each([
    ["2026-11-25", 0, "2026-11-25"],
    ["2026-11-25", 2, "2026-11-27"],
    ["2026-11-26", 2, "2026-11-30"],
    ["2026-11-28", 1, "2026-11-30"],
    ["2026-11-29", 2, "2026-12-01"],
    ["2026-12-24", 2, "2026-12-29"],
    ["2027-05-05", 1, "2027-05-07"],
    ["2026-11-25", 10, "2026-12-09"],
  ])("what is asked on %s is answered within %s working days by %s (NANNY-11)", (asked, count, day) => {
    expect(workingDaysAfter(asked, count)).toBe(day);
  });

  it("is a wish where it is asked on a page about a profile or an offer (NANNY-11, OFFER-07)", () => {
    expect(requestKinds.filter(isInterest)).toEqual(["profile-interest", "offer-interest"]);
    expect(isInterest("profile")).toBe(false);
  });

  it("says on the desk until when the next one is dealt with (DESK-08)", () => {
    const { sayTerm } = requestTiles.open;
    expect(sayTerm?.({ kind: "rectification", dueOn: "2026-12-24" })).toEqual({
      fr: dueText("rectification", "2026-12-24", "fr"),
      en: dueText("rectification", "2026-12-24", "en"),
    });
    expect(sayTerm?.({ kind: "rectification", dueOn: "2026-02-30" })).toBeNull();
    expect(sayTerm?.(null)).toBeNull();
  });

  it("opens by its address beside the list", () => {
    expect(requestPath(12)).toBe("/agence/demandes?ouverte=12");
  });

  it("says its term in words (DESK-08)", () => {
    expect(dueText("access", "2026-12-24", "fr")).toBe(
      "Demande d’accès\u00a0: répondre avant le 24 décembre 2026 (un mois).",
    );
    expect(dueText("unsubscription", "2026-12-04", "fr")).toBe(
      "Demande de désinscription\u00a0: traiter avant le 4 décembre 2026.",
    );
  });
});
