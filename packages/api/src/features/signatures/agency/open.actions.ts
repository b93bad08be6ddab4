import { buffer } from "node:stream/consumers";
import { mayWithContracts } from "@ribambelle/domain/contracts/agency/contractRights";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { signedKinds } from "@ribambelle/domain/signatures/signature";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import type { Opening } from "@ribambelle/domain/signatures/signatureActs.agency.api";
import { answeredBefore, doOnce, type Once } from "../../../acting/once/once.ts";
import { Refused } from "../../../acting/refused.ts";
import { keepFiles, putLooseFile } from "../../../files/looseFiles.ts";
import { holdSigned } from "../../contracts/index.ts";
import { documentToSign, fileToSign } from "../opening/fileToSign.ts";
import { hasOpenRequest, openRequest } from "../opening/openRequest.actions.ts";
import type { SigningDeps } from "../signatures.deps.ts";
import type { FollowedBy } from "./follow.actions.ts";

/** Opens a request to sign a contract, as somebody of the agency or a command asks for it, once however often it is sent (SIGN-62). */
export async function open(
  deps: SigningDeps,
  { kind, id, secondSignerId, agencySignerId, ...said }: Opening,
  { by, functions, now }: FollowedBy,
  once: Once = null,
): Promise<{ id: string }> {
  const { db } = deps.connection;
  const may = (right: "read" | "edit") => functions === null || mayWithContracts(functions, kind, right);
  const of = { kind, contractId: id };
  const seen = may("read") ? await db.transaction().execute((read) => holdSigned(read, of)) : null;
  if (!seen) throw new Refused(commonRefusals.notFound);
  if (!may("edit")) throw new Refused(commonRefusals.forbidden);
  if (await hasOpenRequest(db, { kind: signedKinds.numbers[kind], contractId: id })) {
    // What this very sending opened does not stand in its own way.
    const before = await answeredBefore(db, once);
    if (before) return before.answer as { id: string };
    throw new Refused(signatureRefusals.alreadyOpen);
  }
  const { fileKey } = await documentToSign(db, seen);
  const { content, ...file } = await fileToSign(await buffer(await deps.fileStore.open(fileKey)));
  await putLooseFile(db, deps.fileStore, file.fileKey, content);
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, now, async () => {
      const contract = await holdSigned(transaction, of);
      if (!contract) throw new Refused(commonRefusals.notFound);
      await keepFiles(transaction, [file.fileKey]);
      const opened = await openRequest(
        transaction,
        deps,
        contract,
        file,
        { ...said, secondSignerId, agencySignerId },
        { by, now, source: "page" },
      );
      return { id: opened };
    }),
  );
}
