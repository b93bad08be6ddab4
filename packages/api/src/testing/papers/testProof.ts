import { createHash } from "node:crypto";
import type { Proof, ProofEvent } from "../../features/signatures/seal/proof/proof.ts";
import { aSheetOf } from "./testSheet.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

type Told = readonly [kind: string, position: number | null, facts: Record<string, unknown>];

const browser = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)";

// What happens to a request from its opening to its seal, and what else may.
const told = (shown: string): readonly Told[] => [
  ["opened-by-agency", null, { by: "Anne Agence", sha256: shown }],
  ["told", 1, { letterId: "L-1", letterState: "sent", sentTo: "c…e@example.fr" }],
  ["viewed", 1, { address: "203.0.113.7", browser }],
  ["read", 1, { how: "end", pagesSeen: 3 }],
  [
    "accepted",
    1,
    { sha256: shown, consents: [sha256("a"), sha256("b")], language: "fr", startsEarly: false },
  ],
  ["code-sent", 1, { letterId: "L-2", letterState: "sent", sentTo: "c…e@example.fr" }],
  ["code-wrong", 1, { attemptsLeft: 4, address: "203.0.113.7" }],
  ["code-right", 1, { address: "203.0.113.7", browser }],
  ["signed", 1, { place: "Rouen", sha256: shown }],
  ["reminded", 2, { letterId: "L-3", letterState: "waiting" }],
  ["mistake-reported", 2, { comment: "Mon nom s’écrit Ôgier." }],
  ["refused", 2, { reason: 9, comment: "Plus besoin" }],
  ["signed", 2, { place: "Rouen" }],
  ["sealing-failed", null, { reason: "AuthorityAway" }],
  ["sealed", null, { fingerprint: sha256("c"), isTimeStamped: true }],
  ["copied", 1, { letterId: "L-4", letterState: "given-up" }],
  ["downloaded", 2, { address: "2001:db8::1", unforeseen: { a: [1] } }],
  ["withdrawn", 1, { sentTo: "c…e@example.fr" }],
  ["expired", null, {}],
  ["canceled", null, { reason: "document remplacé" }],
];

/** All that a proof says of the signing of a file. */
export function aProofOf(file: Uint8Array): Proof {
  const sheet = aSheetOf(file);
  let previous = "0".repeat(64);
  const events = told(sheet.sha256).map(([kind, position, facts], at): ProofEvent => {
    const event = {
      seq: at + 1,
      at: `2026-11-22T17:${String(at).padStart(2, "0")}:12.123Z`,
      kind,
      position,
      facts,
    };
    const hash = sha256(JSON.stringify({ ...event, previous }));
    const linked = { ...event, previous, hash };
    previous = hash;
    return linked;
  });
  const signers = sheet.signers.map((signer, at) => ({
    ...signer,
    position: at + 1,
    language: "fr" as const,
  }));
  return { ...sheet, signers, events };
}
