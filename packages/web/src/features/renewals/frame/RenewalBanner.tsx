import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { renewalYears } from "@ribambelle/domain/renewals/renewal.texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { myRenewalQuery } from "../renewals.queries.ts";
import { renewalWords } from "../renewals.texts.ts";

/** Whom the home page asks, and in which words. */
export interface RenewalBannerProps {
  reader: "Parent" | "BabySitter";
  /** The agency's own words for babysitters (DASH-12): the campaign's come before them. */
  words?: { readonly text: Bilingual; readonly link: Bilingual };
}

const pages = { Parent: "/client/rentree-scolaire", BabySitter: "/intervenant/rentree-scolaire" } as const;

/** Asks for the answer on the home page, while the campaign is open and the person has not answered. */
export function RenewalBanner({ reader, words: agencys }: RenewalBannerProps) {
  const locale = useLocale();
  const words = useWords(renewalWords).banner;
  const renewal = useQuery(myRenewalQuery).data?.value;
  if (renewal?.state !== "open" || renewal.answer) return null;
  const ours = reader === "Parent" ? words.parent : words.babysitter;
  const text = renewal.introduction?.[locale] ?? agencys?.text[locale] ?? ours;
  const link = renewal.draft ? words.goOn : (agencys?.link[locale] ?? words.answer);
  return (
    <Callout kind="information" heading={words.heading(renewalYears(renewal.year))}>
      <p>
        {text} <Link to={pages[reader]}>{link}</Link>
      </p>
    </Callout>
  );
}
