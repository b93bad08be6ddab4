import { dayWords } from "@ribambelle/domain/nannies/moments";
import { radii, usualRadius } from "@ribambelle/domain/nannies/nannies.filters";
import type { OffersPage } from "@ribambelle/domain/offers/offer";
import { weekDays } from "@ribambelle/domain/profile/availability";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { ChoiceFilters, choicesIn } from "../../ui/choices/ChoiceFilters.tsx";
import { ChoiceBox, ChoiceBoxes, ChoiceGroup } from "../../ui/choices/ChoiceGroup.tsx";
import type { ListState } from "../../ui/lists/useListState.ts";
import type { OffersState } from "./offers.queries.ts";
import { offerWords } from "./offers.texts.ts";

const keys = ["rayon", "jour", "heures", "rythme", "menage", "age", "masquees"] as const;
const ageWords = [
  ["moins-de-3-ans", "babies"],
  ["3-a-5-ans", "small"],
  ["6-ans-et-plus", "big"],
] as const;

interface Props {
  list: ListState<OffersState>;
  found: OffersPage;
}

/** By what offers are narrowed (OFFER-06). */
export function OfferFilters({ list, found }: Props) {
  const words = useWords(offerWords);
  const { state, goTo } = list;
  const used = keys.filter((key) => state[key] !== undefined).length;
  return (
    <ChoiceFilters
      list={list}
      words={words}
      opener={words.filter(used)}
      without={used > 0 ? Object.fromEntries(keys.map((key) => [key, undefined])) : null}
      onTold={(form) => {
        const change = choicesIn(form, keys);
        goTo({ ...change, rayon: change.rayon === usualRadius ? undefined : change.rayon });
      }}
    >
      <Groups state={state} found={found} />
    </ChoiceFilters>
  );
}

function Groups({ state, found: { counts } }: { state: OffersState; found: OffersPage }) {
  const words = useWords(offerWords);
  const locale = useLocale();
  const days = state.jour?.split(",") ?? [];
  const ages = state.age?.split(",") ?? [];
  const radio = (name: "heures" | "rythme" | "menage", value: string, label: string) => (
    <ChoiceBox
      key={value}
      type="radio"
      name={name}
      value={value}
      checked={(state[name] ?? "") === value}
      label={label}
    />
  );
  return (
    <>
      <Group legend={words.how}>
        {radii.map((radius) => {
          const word = radius === "department" ? "departement" : radius;
          const isPlace = radius === "commune" || radius === "department";
          return (
            <ChoiceBox
              key={radius}
              type="radio"
              name="rayon"
              value={word}
              checked={(state.rayon ?? usualRadius) === word}
              label={isPlace ? words.places[radius] : `${radius}\u00a0km`}
              count={counts.radius[radius]}
            />
          );
        })}
      </Group>
      <Group legend={words.days}>
        {Object.entries(dayWords).map(([word, value]) => (
          <ChoiceBox
            key={word}
            type="checkbox"
            name="jour"
            value={word}
            checked={days.includes(word)}
            label={weekDays.rows.find((row) => row.value === value)?.[locale] ?? ""}
          />
        ))}
      </Group>
      <Group legend={words.hours}>
        {radio("heures", "", words.any)}
        {radio("heures", "moins-de-10", words.hoursOf.few)}
        {radio("heures", "10-a-20", words.hoursOf.some)}
        {radio("heures", "plus-de-20", words.hoursOf.many)}
      </Group>
      <Group legend={words.rhythm}>
        {radio("rythme", "", words.any)}
        {radio("rythme", "regulier", words.regular)}
        {radio("rythme", "ponctuel", words.occasional)}
      </Group>
      <Group legend={words.housework}>
        {radio("menage", "", words.any)}
        {radio("menage", "oui", words.withHousework)}
        {radio("menage", "non", words.withoutHousework)}
      </Group>
      <Group legend={words.ages}>
        {ageWords.map(([word, label]) => (
          <ChoiceBox
            key={word}
            type="checkbox"
            name="age"
            value={word}
            checked={ages.includes(word)}
            label={words.agesOf[label]}
          />
        ))}
      </Group>
      <ChoiceBoxes>
        <ChoiceBox
          type="checkbox"
          name="masquees"
          value="oui"
          checked={state.masquees !== undefined}
          label={words.hidden}
        />
      </ChoiceBoxes>
    </>
  );
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <ChoiceGroup legend={legend}>
    <ChoiceBoxes>{children}</ChoiceBoxes>
  </ChoiceGroup>
);
