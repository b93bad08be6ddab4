import { describe, expect, test } from "vitest";
import { contractCan } from "./contract.moves.ts";
import { parentContractStates } from "./contract.states.ts";

const url = "https://sign.example/1";
const signed = { waiting: true } as Record<string, boolean>;

describe("what may be done with a contract", () => {
  test.each(parentContractStates.rows.map(({ meaning }) => [meaning, signed[meaning] ?? false] as const))(
    "is signing it, where it is %s and has its address: %s (CONTRACT-18, CONTRACT-OP8)",
    (meaning, sign) => {
      expect(contractCan("holder", meaning, { signatureUrl: url })).toEqual({ sign });
    },
  );

  test.each([null, ""])(
    "is nothing without the address of the signature, %j (CONTRACT-19)",
    (signatureUrl) => {
      expect(contractCan("holder", "waiting", { signatureUrl })).toEqual({ sign: false });
    },
  );
});
