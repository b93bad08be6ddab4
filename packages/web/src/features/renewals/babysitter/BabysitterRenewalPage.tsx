import { babysitterSummary } from "@ribambelle/domain/renewals/babysitter/summary";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { RenewalFrame } from "../frame/RenewalFrame.tsx";
import type { RenewalPageProps } from "../frame/renewalPage.ts";
import { linkedFamiliesQuery, situationQuery } from "../renewals.queries.ts";
import { babysitterFailed, renewalWords } from "../renewals.texts.ts";
import { BabysitterForm } from "./BabysitterForm.tsx";

/** The back-to-school page of a babysitter (RENEWBS-01 to -46). */
export function BabysitterRenewalPage({ personId }: RenewalPageProps) {
  const locale = useLocale();
  const words = useWords(renewalWords);
  const linked = useQuery(linkedFamiliesQuery);
  const situation = useQuery(situationQuery);
  return (
    <RenewalFrame
      others={[linked, situation]}
      failed={babysitterFailed[locale]}
      sent={words.sent.babysitter}
      summaryOf={({ babysitter }) => (babysitter ? babysitterSummary(babysitter, locale) : [])}
    >
      {({ value, version }, onSent) =>
        linked.data &&
        situation.data && (
          <BabysitterForm
            personId={personId}
            renewal={value}
            version={version}
            families={linked.data.families}
            situation={situation.data.currentSituation}
            onSent={onSent}
          />
        )
      }
    </RenewalFrame>
  );
}
