import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import { interventionColour, interventionStates } from "@ribambelle/domain/interventions/intervention.states";
import {
  fullDayText,
  hoursText,
  interventionWords,
} from "@ribambelle/domain/interventions/intervention.texts";
import { services } from "@ribambelle/domain/interventions/services";
import { durationText } from "@ribambelle/domain/kernel/time";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAgency } from "../../client/agency.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { useStepBack } from "../../routing/historyStep.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import { Facts } from "../../ui/cards/Facts.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { useHydrated } from "../../ui/useHydrated.ts";
import { aheadQuery, monthQuery } from "./interventions.queries.ts";
import { interventionsWords } from "./interventions.texts.ts";
import { type Place, usePlace } from "./place.ts";

type Fact = readonly [string, ReactNode];

/** The detail of one intervention in a dialog; nothing for a reference that is not among those shown or to come (VISITS-08). */
export function InterventionDialog({ reference }: { reference: string }) {
  const { day, role, goTo } = usePlace();
  const stepBack = useStepBack();
  const isHydrated = useHydrated();
  const locale = useLocale();
  const words = useWords(interventionsWords);
  const { contact } = useAgency();
  const month = useQuery(monthQuery(day)).data;
  const ahead = useQuery(aheadQuery(today())).data;
  const found = [month, ahead]
    .flatMap((answer) => answer?.interventions ?? [])
    .find((one) => one.reference === reference);
  if (!found || !isHydrated) return null;
  const leave = () => stepBack(() => goTo({ intervention: undefined }));
  return (
    <Dialog
      look="window"
      heading={capitalized(fullDayText(found.startDate, locale))}
      leaving="free"
      onLeave={leave}
      foot={<Button onClick={leave}>{words.close}</Button>}
    >
      <Facts
        facts={[
          [words.hours, hoursText(found, locale)],
          [words.service, services.label(found.service, locale)],
          [
            words.state,
            <Chip key="state" colour={interventionColour(found.state)}>
              {interventionStates.label(found.state, locale)}
            </Chip>,
          ],
          ...otherParty(found, role, words, interventionWords(locale).unknown),
          ...length(words.planned, found.plannedMinutes, locale),
          ...length(words.done, found.doneMinutes, locale),
          ...length(words.counted, found.countedMinutes, locale),
          ...replacement(found, role, words),
          ...place(found, words),
          ...(found.note ? [[words.note, found.note] as const] : []),
          ...contract(found, role, words),
        ]}
      />
      {found.countedMinutes !== null && (
        <p>
          {words.question} <a href={contact.phoneAddress}>{contact.phone}</a>
        </p>
      )}
    </Dialog>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Words = ReturnType<typeof interventionsWords>;

function otherParty(found: Intervention, role: Place["role"], words: Words, unknown: string): Fact[] {
  if (role === "Parent") return [[words.babysitter, found.otherPartyDisplayName ?? unknown]];
  if (found.otherPartyDisplayName === null) return [];
  const names = [found.otherPartyDisplayName, ...found.otherFamilies];
  return [[names.length > 1 ? words.families : words.family, names.join(", ")]];
}

const length = (name: string, minutes: number | null, locale: "fr" | "en"): Fact[] =>
  minutes === null ? [] : [[name, durationText(minutes, locale)]];

function replacement({ replaces, replacedBy }: Intervention, role: Place["role"], words: Words): Fact[] {
  const isFamily = role === "Parent";
  const said = [
    ...(replacedBy
      ? [
          isFamily
            ? words.replacedBy(replacedBy.otherPartyDisplayName ?? words.somebody)
            : words.youAreReplaced,
        ]
      : []),
    ...(replaces
      ? [isFamily ? words.replaces(replaces.otherPartyDisplayName ?? words.somebody) : words.youReplace]
      : []),
  ];
  return said.length === 0 ? [] : [[words.replacement, said.join(" ")]];
}

function place({ place: where }: Intervention, words: Words): Fact[] {
  if (!where) return [];
  const town = [where.zipCode, where.city].filter(Boolean).join(" ");
  const lines = [where.address, where.addressComplement, town].filter(Boolean);
  return lines.length === 0 ? [] : [[words.place, lines.join(", ")]];
}

function contract({ contractReference, service }: Intervention, role: Place["role"], words: Words): Fact[] {
  if (contractReference === null) return [];
  // A babysitter's list of contracts has only her own; the reference may be that of the family's.
  if (role === "BabySitter") return [[words.contract, contractReference]];
  const { housework, houseworkAndIroning } = services.numbers;
  const isHousework = service === housework || service === houseworkAndIroning;
  const href = `/client/contrats${isHousework ? "?tab=menage" : ""}`;
  return [
    [
      words.contract,
      <a key="contract" href={href}>
        {words.seeContract(contractReference)}
      </a>,
    ],
  ];
}
