import { describe, expect, it, test } from "vitest";
import { contractCan, contractMoves, type Move, moveNames, moveOf } from "./contract.moves.ts";
import { parentContractStates, stateMeanings } from "./contract.states.ts";

const url = "https://sign.example/1";
const signed = { waiting: true } as Record<string, boolean>;

describe("what may be done with a contract by whose it is", () => {
  test.each(parentContractStates.rows.map(({ meaning }) => [meaning, signed[meaning] ?? false] as const))(
    "is signing it, where it is %s and has its address: %s (CONTRACT-18, CONTRACT-OP8)",
    (meaning, sign) => {
      expect(contractCan(meaning, { signatureUrl: url })).toEqual({ sign });
    },
  );

  test.each([null, ""])(
    "is nothing without the address of the signature, %j (CONTRACT-19)",
    (signatureUrl) => {
      expect(contractCan("waiting", { signatureUrl })).toEqual({ sign: false });
    },
  );
});

// TABLE T as it is printed: act, from, to, who, notice, letter.
const table: [string, string, string | null, string, string | null, string | null][] = [
  ["schedule", "draft", "sending", "edit", null, null],
  ["unschedule", "sending", "draft", "edit", null, null],
  ["ask", "draft sending expired", "waiting", "edit job", "to-sign", "to-sign"],
  ["remind", "waiting", "waiting", "edit", null, "signature-reminder"],
  ["withdraw", "waiting", "draft", "edit", "withdrawn", "withdrawn"],
  ["sign", "waiting", "signed", "edit", "signed", "signed"],
  ["decline", "waiting", "refused", "edit", null, null],
  ["expire", "waiting", "expired", "job", "expired", null],
  ["start", "signed", "inProgress", "edit job", null, null],
  ["end", "inProgress", "finished", "edit job", "ended", "ended"],
  ["terminate", "inProgress", "earlyTermination", "edit", "ended", "ended"],
  ["cancel", "draft sending waiting signed", "canceled", "edit", "canceled", "canceled"],
  ["reopen", "refused canceled expired", "draft", "edit", null, null],
  [
    "fail",
    "draft sending waiting signed inProgress earlyTermination finished refused canceled expired",
    "error",
    "correct",
    null,
    null,
  ],
  ["repair", "error", null, "correct", null, null],
  ["openSigning", "draft sending expired", "waiting", "signing", null, null],
  ["completeSigning", "waiting", "signed", "signing", null, null],
  ["startSigned", "signed", "inProgress", "signing", null, null],
  ["refuseSigning", "waiting signed", "refused", "signing", null, null],
  ["expireSigning", "waiting signed", "expired", "signing", null, null],
  ["cancelSigning", "waiting signed", "sending", "signing", null, null],
  ["renounce", "signed inProgress", "canceled", "signing", null, null],
];

describe("the table of what moves a contract", () => {
  it.each(table)(
    "%s leads from %s to %s, by %s (AGCON-10, SIGN-28)",
    (name, from, to, who, notice, letter) => {
      const row: Move = contractMoves[name as keyof typeof contractMoves];
      expect([row.from.join(" "), row.to, row.who.join(" "), row.notice, row.letter]).toEqual([
        from,
        to,
        who,
        notice,
        letter,
      ]);
    },
  );

  it("has no other row, and tells of a cancelling only those who were asked or had signed (AGCON-10)", () => {
    expect(moveNames).toEqual(table.map(([name]) => name));
    expect(moveOf("cancel").toldFrom).toEqual(["waiting", "signed"]);
    expect(moveNames.filter((name) => moveOf(name).isReadied)).toEqual(["schedule", "ask"]);
  });

  it.each(stateMeanings)("lets nobody but who corrects leave or reach the state Error: %s", (meaning) => {
    const movers = moveNames.filter(
      (name) => moveOf(name).from.includes(meaning) && moveOf(name).to === "error",
    );
    expect(movers).toEqual(meaning === "error" ? [] : ["fail"]);
  });
});
