import type { Locale } from "@ribambelle/domain/kernel/locale";
import { signedKinds } from "@ribambelle/domain/signatures/signature";
import type { AgencyTerms } from "../../../agency/terms.ts";
import type { KeptConsent, KeptRequest, KeptSigner } from "../signatures.store.ts";
import { isParty } from "../signatures.store.ts";

const always = {
  fr: "J’ai lu ce document en entier et j’en accepte le contenu.", // SIGN-10, printed
  en: "I have read this whole document and I accept its content.",
} as const;

const blocks = { guard: "childcare", housework: "housework", babysitter: "babysitter" } as const;
const most = 4;

/** Gives the boxes of step 3 as a signer reads them: the one that stands always, then the agency’s own (SIGN-10). */
export function consentsOf(
  { signature }: AgencyTerms,
  { kind }: Pick<KeptRequest, "kind">,
  signer: Pick<KeptSigner, "role">,
  locale: Locale,
): KeptConsent[] {
  const name = signedKinds.rows.find(({ value }) => value === kind)?.name ?? "guard";
  const own = isParty(signer) ? signature.consents[blocks[name]].slice(0, most) : [];
  return [
    { key: "read", text: always[locale] },
    ...own.map(({ key, fr, en }) => ({ key, text: locale === "en" ? (en ?? fr) : fr })),
  ];
}
