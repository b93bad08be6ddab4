import { describe, expect, it } from "vitest";
import type { StaffFunction } from "../kernel/permissions/permission.ts";
import { dueOn, type RequestKind, requestCan, requestKinds } from "./request.ts";
import { dueText } from "./requests.texts.ts";

describe("a request", () => {
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

  it("says its term in words (DESK-08)", () => {
    expect(dueText("access", "2026-12-24", "fr")).toBe(
      "Demande d’accès\u00a0: répondre avant le 24 décembre 2026 (un mois).",
    );
    expect(dueText("unsubscription", "2026-12-04", "fr")).toBe(
      "Demande de désinscription\u00a0: traiter avant le 4 décembre 2026.",
    );
  });
});
