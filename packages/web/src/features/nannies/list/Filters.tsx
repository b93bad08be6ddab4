import { nanniesPageList, type Radius, radii, usualRadius } from "@ribambelle/domain/nannies/nannies.filters";
import type { NannyPage } from "@ribambelle/domain/nannies/nanny";
import { useRef, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { inPlace } from "../../../ui/buttons/inPlace.ts";
import type { ListState } from "../../../ui/lists/useListState.ts";
import type { NanniesState } from "../nannies.queries.ts";
import { nannyWords } from "../nannies.texts.ts";
import { Box } from "./Box.tsx";
import { CommuneField } from "./CommuneField.tsx";
import { groupsOf, narrowedBy, radiusText, traitOf, traits } from "./choices.ts";
import classes from "./Filters.module.css";
import { Moments } from "./Moments.tsx";

interface Props {
  list: ListState<NanniesState>;
  found: NannyPage;
}

const radiusWords = {
  commune: "commune",
  "5": "5",
  "10": "10",
  "20": "20",
  department: "departement",
} as const;
const keys = ["commune", "rayon", "moment", "couvre", "rythme", "age", "langue", "diplome"] as const;
const ticks = ["permis", "conduit", "menage", "repassage", "gardes", "photos"] as const;

/** Gives the change of the address that a form says; what is usual is not said, and the commune only where it was typed whole. */
function changeOf(form: HTMLFormElement, isSent: boolean): Record<string, string | undefined> {
  const said = new FormData(form);
  const all = (key: string) => said.getAll(key).map(String).filter(Boolean).join(",") || undefined;
  const change = Object.fromEntries([...keys, ...ticks].map((key) => [key, all(key)]));
  if (!isSent || !nanniesPageList.stateIn({ commune: change.commune }).commune) delete change.commune;
  if (change.rayon === usualRadius) change.rayon = undefined;
  if (!change.moment || change.couvre === "un") change.couvre = undefined;
  return change;
}

/** By what the profiles are narrowed, each choice with how many would remain; a form that works without a script (NANNY-05, NANNY-24). */
export function Filters({ list, found }: Props) {
  const words = useWords(nannyWords);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { state, hrefTo, goTo } = list;
  const used = narrowedBy(state, words, locale);
  const change = (isSent: boolean) => form.current && goTo(changeOf(form.current, isSent));
  const without = Object.fromEntries([...keys, ...ticks].map((key) => [key, undefined]));
  return (
    <div className={classes.filters}>
      <div className={classes.opener}>
        <Button aria-expanded={isOpen} aria-controls="criteres" onClick={() => setOpen(!isOpen)}>
          {words.filter(used.length)}
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
          change(true);
        }}
        onChange={(event) => {
          // What is typed is not chosen yet.
          const { type } = event.target as unknown as HTMLInputElement;
          if (type === "checkbox" || type === "radio") change(false);
        }}
      >
        <Where {...{ state, found }} onCommune={(commune) => goTo({ commune })} />
        <Moments list={list} facets={found.facets} />
        <Boxes state={state} found={found} />
        <div className={classes.foot}>
          <noscript>
            <button type="submit">{words.apply}</button>
          </noscript>
          {(used.length > 0 || state.commune || state.rayon) && (
            <a href={hrefTo(without)} onClick={inPlace(() => goTo(without))}>
              {words.clear}
            </a>
          )}
        </div>
      </form>
    </div>
  );
}

function Where({
  state,
  found,
  onCommune,
}: Omit<Props, "list"> & { state: NanniesState; onCommune: (commune: string) => void }) {
  const words = useWords(nannyWords);
  const { facets, commune } = found;
  const chosen = state.rayon ?? usualRadius;
  return (
    <fieldset className={classes.group}>
      <legend>{words.where}</legend>
      <CommuneField key={commune?.city} found={commune} onChoose={onCommune} />
      <p className={classes.label} id="jusquou">
        {words.how}
      </p>
      <div role="radiogroup" aria-labelledby="jusquou" className={classes.boxes}>
        {radii.map((radius: Radius) => (
          <Box
            key={radius}
            type="radio"
            name="rayon"
            value={radiusWords[radius]}
            checked={chosen === radiusWords[radius]}
            label={radiusText(radius, words)}
            count={facets.radius[radius]}
          />
        ))}
      </div>
      <p className={classes.hint}>{words.crow}</p>
    </fieldset>
  );
}

function Boxes({ state, found: { facets } }: { state: NanniesState; found: NannyPage }) {
  const words = useWords(nannyWords);
  const locale = useLocale();
  return (
    <>
      {groupsOf(facets, words, locale).map(({ key, legend, choices }) => {
        const chosen = state[key]?.split(",") ?? [];
        // What nobody near offers is left out, unless it is chosen.
        const shown = choices.filter(({ word, count }) => count > 0 || chosen.includes(word));
        if (shown.length === 0) return null;
        return (
          <fieldset key={key} className={classes.group}>
            <legend>{legend}</legend>
            <div className={classes.boxes}>
              {shown.map(({ word, label, count }) => (
                <Box
                  key={word}
                  type="checkbox"
                  name={key}
                  value={word}
                  checked={chosen.includes(word)}
                  {...{ label, count }}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      {traits.map(({ legend, keys: own }) => (
        <fieldset key={legend} className={classes.group}>
          <legend>{words[legend]}</legend>
          <div className={classes.boxes}>
            {own.map((key) => (
              <Box
                key={key}
                type="checkbox"
                name={key}
                value="oui"
                checked={state[key] !== undefined}
                {...traitOf(key, facets, words)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset className={classes.group}>
        <legend>{words.mine}</legend>
        <div className={classes.boxes}>
          <Box
            type="checkbox"
            name="gardes"
            value="oui"
            checked={state.gardes !== undefined}
            label={words.keptOnly}
          />
          <Box
            type="checkbox"
            name="photos"
            value="non"
            checked={state.photos !== undefined}
            label={words.noPhotos}
          />
        </div>
      </fieldset>
    </>
  );
}
