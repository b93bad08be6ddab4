import { dayWords } from "@ribambelle/domain/nannies/moments";
import { radii, usualRadius } from "@ribambelle/domain/nannies/nannies.filters";
import type { OffersPage } from "@ribambelle/domain/offers/offer";
import { weekDays } from "@ribambelle/domain/profile/availability";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { inPlace } from "../../ui/buttons/inPlace.ts";
import type { ListState } from "../../ui/lists/useListState.ts";
import classes from "./Offers.module.css";
import type { OffersState } from "./offers.queries.ts";
import { offerWords } from "./offers.texts.ts";

const keys = ["rayon", "jour", "heures", "rythme", "menage", "age", "masquees"] as const;

function changeOf(form: HTMLFormElement): Record<string, string | undefined> {
  const said = new FormData(form);
  const all = (key: string) => said.getAll(key).map(String).filter(Boolean).join(",") || undefined;
  const change = Object.fromEntries(keys.map((key) => [key, all(key)]));
  if (change.rayon === usualRadius) change.rayon = undefined;
  return change;
}

interface Props {
  list: ListState<OffersState>;
  found: OffersPage;
}

/** By what offers are narrowed; a form that works without a script (OFFER-06, NANNY-24). */
export function OfferFilters({ list, found }: Props) {
  const words = useWords(offerWords);
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { state, hrefTo, goTo } = list;
  const used = keys.filter((key) => state[key] !== undefined).length;
  const none = Object.fromEntries(keys.map((key) => [key, undefined]));
  const change = () => form.current && goTo(changeOf(form.current));
  return (
    <div className={classes.filters}>
      <div className={classes.opener}>
        <Button aria-expanded={isOpen} aria-controls="criteres" onClick={() => setOpen(!isOpen)}>
          {words.filter(used)}
        </Button>
      </div>
      <form
        ref={form}
        id="criteres"
        method="get"
        className={classes.form}
        data-open={isOpen || undefined}
        aria-label={words.filters}
        onSubmit={(event) => {
          event.preventDefault();
          change();
        }}
        onChange={change}
      >
        <Groups state={state} found={found} />
        <noscript>
          <button type="submit">{words.apply}</button>
        </noscript>
        {used > 0 && (
          <a href={hrefTo(none)} onClick={inPlace(() => goTo(none))}>
            {words.clear}
          </a>
        )}
      </form>
    </div>
  );
}

function Groups({ state, found: { counts } }: { state: OffersState; found: OffersPage }) {
  const words = useWords(offerWords);
  const locale = useLocale();
  const days = state.jour?.split(",") ?? [];
  const ages = state.age?.split(",") ?? [];
  const radio = (name: "heures" | "rythme" | "menage", value: string, label: string) => (
    <Box
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
            <Box
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
          <Box
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
        <Box
          type="checkbox"
          name="age"
          value="moins-de-3-ans"
          checked={ages.includes("moins-de-3-ans")}
          label={words.agesOf.babies}
        />
        <Box
          type="checkbox"
          name="age"
          value="3-a-5-ans"
          checked={ages.includes("3-a-5-ans")}
          label={words.agesOf.small}
        />
        <Box
          type="checkbox"
          name="age"
          value="6-ans-et-plus"
          checked={ages.includes("6-ans-et-plus")}
          label={words.agesOf.big}
        />
        <Box
          type="checkbox"
          name="masquees"
          value="oui"
          checked={state.masquees !== undefined}
          label={words.hidden}
        />
      </Group>
    </>
  );
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend>{legend}</legend>
    <div className={classes.boxes}>{children}</div>
  </fieldset>
);

type BoxProps = Pick<ComponentProps<"input">, "type" | "name" | "value" | "checked"> & {
  label: string;
  count?: number;
};

function Box({ label, count, ...input }: BoxProps) {
  return (
    <label className={classes.box}>
      {/* The form hears of it. */}
      <input {...input} onChange={() => {}} />
      <span>
        {label}
        {count !== undefined && <span className={classes.quiet}> ({count})</span>}
      </span>
    </label>
  );
}
