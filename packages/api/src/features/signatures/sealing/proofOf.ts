import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { signatureActs } from "@ribambelle/domain/signatures/signature.acts";
import { Refused } from "../../../acting/refused.ts";
import { audit, type By } from "../../audit/index.ts";
import { listChain } from "../chain/chain.store.ts";
import { findRequest } from "../signatures.store.ts";
import type { SealingDeps } from "./sealRequest.actions.ts";
import { sheetOf } from "./sheetOf.ts";

type Needs = Pick<SealingDeps, "connection" | "agency" | "seal">;

/** Gives the sealed proof file of a request, for the agency alone, and notes that it was taken out (SIGN-52). */
export async function proofOf(
  { connection: { db }, agency, seal }: Needs,
  requestId: string,
  by: By,
): Promise<Uint8Array> {
  const held = await findRequest(db, requestId);
  if (!held) throw new Refused(commonRefusals.notFound);
  const events = await listChain(db, requestId);
  const { chainHead, chainLength, contractReference } = held.request;
  const last = events.at(-1);
  const chained = { head: chainHead ?? last?.hash ?? "", length: chainLength ?? events.length };
  const sheet = sheetOf(held, agency.name, chained);
  const { proofFile } = await import("../seal/proof/proofFile.ts");
  const signers = sheet.signers.map((signer, index) => ({
    ...signer,
    position: held.signers[index]?.position ?? index + 1,
    language: held.signers[index]?.locale ?? ("fr" as const),
  }));
  const proof = {
    ...sheet,
    signers,
    events: events.map((event) => ({
      ...event,
      at: event.at.toISOString(),
      facts: event.facts as Readonly<Record<string, unknown>>,
    })),
  };
  const file = await proofFile(proof, await seal());
  const [first] = held.signers;
  const subject = `${contractReference} ${requestId}`;
  await audit(db, by, signatureActs.proofTaken({ personId: first?.personId ?? null, subject }));
  return file;
}
