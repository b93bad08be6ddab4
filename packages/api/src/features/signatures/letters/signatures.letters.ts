import { buffer } from "node:stream/consumers";
import { contactLine } from "@ribambelle/domain/agency/agency.rules";
import { documentFileName } from "@ribambelle/domain/documents/document";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { signedKinds, signerStates } from "@ribambelle/domain/signatures/signature";
import { agencySignaturesPage, type Ending, endings } from "@ribambelle/domain/signatures/signature.notices";
import { isOpenAt, withdrawalLastDay } from "@ribambelle/domain/signatures/signature.rules";
import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { invented } from "../../../mail/invented.ts";
import { type LetterWords, layOut } from "../../../mail/letterLayout.ts";
import type { DueLetter, FeatureLetters, LetterKind, WrittenLetter } from "../../../mail/letters.ts";
import { openSecrets } from "../../../secrets/portalSecret.ts";
import { findAddressee } from "../../people/index.ts";
import { findSeal } from "../sealing/seal.store.ts";
import { findRequest, type HeldRequest, type KeptSigner } from "../signatures.store.ts";
import { codeOf } from "../signing/codeSecret.ts";
import { findCodeOfLetter } from "../signing/codes.store.ts";
import { letterKinds, roomOf, type SigningLetter } from "../told.ts";
import { findWithdrawal } from "../withdrawal/withdrawal.store.ts";
import { signingFacts } from "./letterFacts.ts";
import * as written from "./signing.letter.ts";
import { reasonText } from "./signing.texts.ts";

const mostAttachedBytes = 5 * 1024 * 1024;

interface About extends HeldRequest {
  readonly due: DueLetter;
  readonly transaction: Db;
  /** Null for whoever opened the request and signs nothing. */
  readonly mine: KeptSigner | null;
  readonly locale: Locale;
  readonly about: written.LetterAbout;
}

type Said = Omit<WrittenLetter, "recipient" | "letter"> & {
  readonly words: LetterWords;
  readonly recipient?: string;
};

/** The letters about signing. What is no longer so when one leaves is not said. */
export function signatureLetters(deps: Deps): FeatureLetters {
  const { agency, publicUrl, fileStore, now } = deps;
  const secrets = openSecrets(deps);
  const contact = contactLine(agency.contact);
  const toSign = ({ request, mine }: About) =>
    mine !== null && mine.state === signerStates.numbers.ToSign && isOpenAt(request, now());
  const say: Readonly<Record<SigningLetter, (told: About) => Promise<Said | null>>> = {
    toSign: async (told) => (toSign(told) ? { words: written.toSignWords(told.locale, told.about) } : null),
    reminder: async (told) =>
      toSign(told) ? { words: written.reminderWords(told.locale, told.about) } : null,
    async code(told) {
      const code = await findCodeOfLetter(told.transaction, told.due.id);
      if (!code || !toSign(told) || now() >= code.expiresAt) return null;
      return { words: written.codeWords(told.locale, told.about, codeOf(secrets, told.due.id)) };
    },
    async received({ mine, locale, about }) {
      return mine?.signedAt ? { words: written.receivedWords(locale, about, mine.signedAt) } : null;
    },
    async completed({ transaction, request, mine, locale, about }) {
      const seal = await findSeal(transaction, request.id);
      if (!seal || !mine) return null;
      const isAttached = seal.byteCount <= mostAttachedBytes;
      const isConsumer = request.isDistanceConsumer && mine.role === "Parent" && request.concludedDate;
      const lastDay = isConsumer ? withdrawalLastDay(request.concludedDate ?? "") : null;
      const words = written.completedWords(locale, about, { isAttached, withdrawalLastDay: lastDay });
      const fileName = documentFileName("signed-contract", request.contractReference);
      const copy = isAttached
        ? [{ fileName, content: await buffer(await fileStore.open(seal.fileKey)) }]
        : [];
      const form = lastDay ? [await withdrawalForm(deps)] : [];
      return { words, attachments: [...copy, ...form] };
    },
    async ended({ due, signers, mine, locale, about }) {
      const ending = endings.find((one) => one === due.payload.ending) ?? ("canceled" satisfies Ending);
      const refuser = signers.find(({ state }) => state === signerStates.numbers.Refused);
      const isOfAgency = mine === null;
      const reason =
        isOfAgency && refuser && refuser.refusalReason !== null
          ? reasonText(refuser.refusalReason, refuser.refusalComment, locale)
          : null;
      const who = refuser?.displayName ?? null;
      return { words: written.endedWords(locale, about, { ending, who, reason, isOfAgency }) };
    },
    async withdrawn({ transaction, request, locale, about }) {
      const withdrawal = await findWithdrawal(transaction, request.id);
      return withdrawal
        ? { words: written.withdrawnWords(locale, about, withdrawal), recipient: withdrawal.email }
        : null;
    },
  };
  const write =
    (kind: SigningLetter) =>
    async (transaction: Db, due: DueLetter): Promise<WrittenLetter | null> => {
      const { personId, locale, payload } = due;
      const addressee = await findAddressee(transaction, personId);
      const held = await findRequest(transaction, String(payload.requestId));
      if (!addressee || !held) return null;
      const mine = held.signers.find((signer) => signer.personId === personId) ?? null;
      const { kind: of, contractReference: reference, lastDay, id } = held.request;
      const about = {
        ...{ firstName: addressee.firstName, reference, lastDay, contact },
        title: `${signedKinds.label(of, locale)} ${reference}`,
        url: publicUrl + (mine ? roomOf(mine, id) : agencySignaturesPage),
      };
      const said = await say[kind]({ ...held, transaction, due, mine, locale, about });
      if (!said) return null;
      const { words, recipient = addressee.email, ...rest } = said;
      return { ...rest, recipient, letter: layOut(words, locale, agency.name) };
    };
  const kindOf = (kind: SigningLetter): LetterKind => ({
    ...signingFacts[kind],
    purpose: "service",
    write: write(kind),
    model: (locale) => layOut(modelOf(kind, locale, contact, publicUrl), locale, agency.name),
  });
  return {
    title: { fr: "Signature", en: "Signing" },
    kinds: Object.fromEntries(
      (Object.keys(letterKinds) as SigningLetter[]).map((kind) => [letterKinds[kind], kindOf(kind)]),
    ),
  };
}

function modelOf(kind: SigningLetter, locale: Locale, contact: string, url: string): LetterWords {
  const { firstName, reference, day: lastDay, moment, name } = invented;
  const title = `${signedKinds.label(signedKinds.numbers.guard, locale)} ${reference}`;
  const about = { firstName, reference, lastDay, title, url, contact };
  const models: Readonly<Record<SigningLetter, () => LetterWords>> = {
    toSign: () => written.toSignWords(locale, about),
    reminder: () => written.reminderWords(locale, about),
    code: () => written.codeWords(locale, about, "000000"),
    received: () => written.receivedWords(locale, about, moment),
    completed: () => written.completedWords(locale, about, { isAttached: true, withdrawalLastDay: lastDay }),
    ended: () =>
      written.endedWords(locale, about, { ending: "expired", who: null, reason: null, isOfAgency: false }),
    withdrawn: () =>
      written.withdrawnWords(locale, about, { name, email: "camille@example.fr", declaredAt: moment }),
  };
  return models[kind]();
}

async function withdrawalForm(deps: Deps): Promise<{ fileName: string; content: Uint8Array }> {
  const { withdrawalNotice } = await import("../withdrawal/withdrawalNotice.ts");
  return { fileName: "Formulaire de rétractation.pdf", content: await withdrawalNotice(deps) };
}
