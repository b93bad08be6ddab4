import { contractKindText } from "@ribambelle/domain/contracts/agency/agency.texts";
import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { endReasonText } from "@ribambelle/domain/contracts/agency/endReasons";
import { contractValueText } from "@ribambelle/domain/contracts/agency/fields.texts";
import { periodText } from "@ribambelle/domain/contracts/contract.texts";
import { plainDay } from "@ribambelle/domain/kernel/day";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { today } from "../../../../client/today.ts";
import { Link } from "../../../../routing/router/Link.tsx";
import { Facts } from "../../../../ui/cards/Facts.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import classes from "./AgencyContractPage.module.css";
import { contractWords } from "./contract.texts.ts";

const PersonLink = ({ userId, displayName }: { userId: number; displayName: string }) => (
  <Link to="/agence/personnes/$id" params={{ id: String(userId) }}>
    {displayName}
  </Link>
);

/** What a contract says. */
export function ContractFacts({ contract }: { contract: AgencyContract }) {
  const words = useWords(contractWords);
  const locale = useLocale();
  const { kind, person, baseReference, reference, signatureUrl, endReason, endWords } = contract;
  const said = (field: "duration" | "hourlyVolume" | "youngestChildAgeCategory") => {
    const value = contract[field];
    return value === undefined || value === null
      ? words.nothing
      : contractValueText(kind, field, value, locale);
  };
  const ofKind: Readonly<Record<typeof kind, readonly (readonly [string, ReactNode])[]>> = {
    guard: [
      [words.children, contract.childrenCount ?? words.nothing],
      [words.youngest, said("youngestChildAgeCategory")],
      [
        words.babysitters,
        contract.placements.length > 0
          ? contract.placements.map((one) => (
              <div key={one.userId} data-stacked>
                <PersonLink {...one} />
              </div>
            ))
          : words.nothing,
      ],
    ],
    housework: [],
    babysitter: [
      [words.duration, said("duration")],
      [words.hourlyVolume, said("hourlyVolume")],
    ],
  };
  const signedOn = contract.signedOn ? plainDay(contract.signedOn, locale) : words.nothing;
  return (
    <SectionCard id="contrat" title={words.facts}>
      <Facts
        facts={[
          [
            words.person[kind],
            <PersonLink key="person" {...person} displayName={person.displayName || words.deleted} />,
          ],
          [words.kind, contractKindText(contract, locale)],
          [words.period, periodText(contract, today(), locale)],
          [
            words.hours,
            contract.monthlyHours === null
              ? words.nothing
              : new Intl.NumberFormat(locale).format(contract.monthlyHours),
          ],
          ...ofKind[kind],
          ...(baseReference && baseReference !== reference ? [[words.base, baseReference] as const] : []),
          [
            words.link,
            signatureUrl ? (
              <span key="link" className={classes.link}>
                {signatureUrl}
              </span>
            ) : (
              words.nothing
            ),
          ],
          [words.signedOn, signedOn],
          ...(endReason
            ? [
                [
                  words.endReason,
                  `${endReasonText(kind, endReason)[locale]}${endWords ? ` (${endWords})` : ""}`,
                ] as const,
              ]
            : []),
          [words.keeper, words.keepers[contract.keeper]],
          ...(contract.createdBy ? [[words.createdBy, contract.createdBy.displayName] as const] : []),
        ]}
      />
    </SectionCard>
  );
}
