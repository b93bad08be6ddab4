import { randomBytes } from "node:crypto";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import type { Role } from "@ribambelle/domain/kernel/role";
import {
  requestStates,
  type SignedKind,
  signedKinds,
  signerStates,
} from "@ribambelle/domain/signatures/signature";
import { signatureActs } from "@ribambelle/domain/signatures/signature.acts";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { endOfDay } from "@ribambelle/domain/signatures/signature.rules";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { audit, type By } from "../../audit/index.ts";
import { canMoveBySigning, type KeptContract, openBySigning, waitBySigning } from "../../contracts/index.ts";
import { findAddressee, listNamesOnPapers } from "../../people/index.ts";
import { chain } from "../chain/chain.ts";
import type { SigningDeps } from "../signatures.deps.ts";
import { findRequestOf, holdRequest, insertRequest } from "../signatures.store.ts";
import { beginTurn, contractOf } from "../turns.ts";
import type { FileToSign } from "./fileToSign.ts";

/** What is said of a request when it is opened. */
export interface SaidOfRequest {
  readonly secondSignerId: number | null;
  readonly agencySignerId: number | null;
  readonly lastDay: string | null;
  readonly isDistance: boolean;
  readonly serviceStart: string | null;
  readonly price: string | null;
  readonly duration: string | null;
}

/** What opening takes of what all acts of signing do. */
export type OpeningDeps = Pick<SigningDeps, "terms" | "underContract">;

export interface Opened {
  /** True when nobody is told of it: years of history, a demonstration. */
  readonly isQuiet?: boolean;
  readonly by: By;
  readonly now: Date;
  readonly source: "page" | "job";
}

/** Makes an opaque id that never looks like an option of a command. */
export function newRequestId(): string {
  const id = randomBytes(16).toString("base64url");
  return id.startsWith("-") ? newRequestId() : id;
}

const { Open, Sealing } = requestStates.numbers;

/** True while a request of the contract waits for signatures or its seal. */
export async function hasOpenRequest(db: Db, of: { kind: SignedKind; contractId: number }): Promise<boolean> {
  const newest = await findRequestOf(db, of);
  return newest !== null && (newest.state === Open || newest.state === Sealing);
}

/**
 * Opens a request to sign a contract that the transaction holds, whose file the caller keeps: request, signers, state of the
 * contract, chain, notice and letter of the first (SIGN-62). Gives its id.
 */
export async function openRequest(
  transaction: Db,
  deps: OpeningDeps,
  contract: KeptContract,
  file: Omit<FileToSign, "content">,
  said: SaidOfRequest,
  { by, now, source, isQuiet = false }: Opened,
): Promise<string> {
  const kind = signedKinds.numbers[contract.kind];
  const of = { kind, contractId: contract.id };
  if (await hasOpenRequest(transaction, of)) throw new Refused(signatureRefusals.alreadyOpen);
  const isWaiting = meaningOf(contract.kind, contract.state) === "waiting";
  if (!isWaiting && !canMoveBySigning(contract, "openSigning"))
    throw new Refused(signatureRefusals.unfitContract);
  const { days, agencySigns } = deps.terms.signature;
  const lastDay = said.lastDay ?? addDays(dayAt(now), days);
  if (lastDay < dayAt(now)) throw new Refused(signatureRefusals.expired);
  const id = newRequestId();
  const signers = await signersOf(transaction, contract, said);
  const isOfFamily = kind !== signedKinds.numbers.babysitter;
  const { fileKey, sha256, byteCount, pageCount } = file;
  await insertRequest(
    transaction,
    {
      ...{ id, ...of, contractReference: contract.reference },
      title: `${signedKinds.label(kind, "fr")} ${contract.reference}`,
      ...{ fileKey, sha256, byteCount, pageCount },
      state: Open,
      ...{ openedBy: by.actorId, openedAt: now, lastDay, expiresAt: endOfDay(lastDay) },
      isDistanceConsumer: isOfFamily && said.isDistance,
      isPaying: isOfFamily,
      serviceStart: isOfFamily ? (said.serviceStart ?? contract.startDate) : null,
      ...{ price: said.price || null, duration: said.duration || null },
      ...{ startDate: contract.startDate, endDate: contract.endDate, monthlyHours: contract.monthlyHours },
      agencySigns: said.agencySignerId !== null ? "person" : agencySigns === "no" ? "no" : "seal",
    },
    signers.map((signer) => ({ requestId: id, state: signerStates.numbers.Waiting, ...signer })),
  );
  const moving = { by, now, source };
  if (isWaiting) await waitBySigning(transaction, contract, lastDay, moving);
  else await openBySigning(transaction, deps, contractOf(of), { ...moving, said: { signBy: lastDay } });
  await audit(
    transaction,
    by,
    signatureActs.opened({ personId: contract.person.userId, subject: `${contract.reference} ${id}` }),
  );
  const held = await holdRequest(transaction, id);
  const [first] = held?.signers ?? [];
  if (!held || !first) throw new Error("a request that was added is there");
  const told = await beginTurn(transaction, held.request, first, now, isQuiet);
  const opened = {
    kind: "opened-by-agency",
    position: null,
    facts: {
      sha256: sha256.toString("hex"),
      byteCount,
      contract: contract.reference,
      lastDay,
      by: by.actorId ?? 0,
      signers: signers.map(({ position, displayName, email }) => ({ position, displayName, email })),
    },
  } as const;
  await chain(transaction, id, now, opened, told);
  return id;
}

interface NewSigner {
  readonly position: number;
  readonly personId: number;
  readonly role: Role;
  readonly displayName: string;
  readonly address: string;
  readonly email: string;
  readonly place: string | null;
}

// Parents come first, in the given order, or the babysitter; the agency last (SIGN-25).
async function signersOf(
  transaction: Db,
  { kind, person }: KeptContract,
  { secondSignerId, agencySignerId }: SaidOfRequest,
): Promise<NewSigner[]> {
  const wanted: { personId: number; role: Role }[] = [
    { personId: person.userId, role: kind === "babysitter" ? "BabySitter" : "Parent" },
    ...(secondSignerId === null ? [] : [{ personId: secondSignerId, role: "Parent" as const }]),
    ...(agencySignerId === null ? [] : [{ personId: agencySignerId, role: "Agency" as const }]),
  ];
  const ids = wanted.map(({ personId }) => personId);
  if (new Set(ids).size < ids.length) throw new Refused(signatureRefusals.signerTwice);
  if (secondSignerId !== null && kind === "babysitter") throw new Refused(signatureRefusals.unfitSigner);
  const names = await listNamesOnPapers(transaction, ids);
  const signers: NewSigner[] = [];
  for (const [index, { personId, role }] of wanted.entries()) {
    const named = names.get(personId);
    if (!named || named.role !== role) throw new Refused(signatureRefusals.unfitSigner);
    const addressee = await findAddressee(transaction, personId);
    if (!addressee) throw new Refused(signatureRefusals.noAddress);
    signers.push({
      position: index + 1,
      ...{ personId, role, displayName: named.name, address: named.address },
      ...{ email: addressee.email, place: named.city || null },
    });
  }
  return signers;
}
