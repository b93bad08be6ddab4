import { nanniesPageList, type Radius, radii, usualRadius } from "@ribambelle/domain/nannies/nannies.filters";
import type { NannyPage } from "@ribambelle/domain/nannies/nanny";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { ChoiceFilters, choicesIn } from "../../../ui/choices/ChoiceFilters.tsx";
import { ChoiceBox, ChoiceBoxes, ChoiceGroup } from "../../../ui/choices/ChoiceGroup.tsx";
import type { ListState } from "../../../ui/lists/useListState.ts";
import type { NanniesState } from "../nannies.queries.ts";
import { nannyWords } from "../nannies.texts.ts";
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
  const change = choicesIn(form, [...keys, ...ticks]);
  if (!isSent || !nanniesPageList.stateIn({ commune: change.commune }).commune) delete change.commune;
  if (change.rayon === usualRadius) change.rayon = undefined;
  if (!change.moment || change.couvre === "un") change.couvre = undefined;
  return change;
}

/** By what the profiles are narrowed, each choice with how many would remain (NANNY-05). */
export function Filters({ list, found }: Props) {
  const words = useWords(nannyWords);
  const locale = useLocale();
  const { state, goTo } = list;
  const used = narrowedBy(state, words, locale);
  const isNarrowed = used.length > 0 || state.commune || state.rayon;
  return (
    <ChoiceFilters
      list={list}
      words={words}
      opener={words.filter(used.length)}
      without={isNarrowed ? Object.fromEntries([...keys, ...ticks].map((key) => [key, undefined])) : null}
      onTold={(form, isSent) => goTo(changeOf(form, isSent))}
    >
      <Where {...{ state, found }} onCommune={(commune) => goTo({ commune })} />
      <Moments list={list} facets={found.facets} />
      <Boxes state={state} found={found} />
    </ChoiceFilters>
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
    <ChoiceGroup legend={words.where}>
      <CommuneField key={commune?.city} found={commune} onChoose={onCommune} />
      <p className={classes.label} id="jusquou">
        {words.how}
      </p>
      <ChoiceBoxes role="radiogroup" aria-labelledby="jusquou">
        {radii.map((radius: Radius) => (
          <ChoiceBox
            key={radius}
            type="radio"
            name="rayon"
            value={radiusWords[radius]}
            checked={chosen === radiusWords[radius]}
            label={radiusText(radius, words)}
            count={facets.radius[radius]}
          />
        ))}
      </ChoiceBoxes>
      <p className={classes.hint}>{words.crow}</p>
    </ChoiceGroup>
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
          <ChoiceGroup key={key} legend={legend}>
            <ChoiceBoxes>
              {shown.map(({ word, label, count }) => (
                <ChoiceBox
                  key={word}
                  type="checkbox"
                  name={key}
                  value={word}
                  checked={chosen.includes(word)}
                  {...{ label, count }}
                />
              ))}
            </ChoiceBoxes>
          </ChoiceGroup>
        );
      })}
      {traits.map(({ legend, keys: own }) => (
        <ChoiceGroup key={legend} legend={words[legend]}>
          <ChoiceBoxes>
            {own.map((key) => (
              <ChoiceBox
                key={key}
                type="checkbox"
                name={key}
                value="oui"
                checked={state[key] !== undefined}
                {...traitOf(key, facets, words)}
              />
            ))}
          </ChoiceBoxes>
        </ChoiceGroup>
      ))}
      <ChoiceGroup legend={words.mine}>
        <ChoiceBoxes>
          <ChoiceBox
            type="checkbox"
            name="gardes"
            value="oui"
            checked={state.gardes !== undefined}
            label={words.keptOnly}
          />
          <ChoiceBox
            type="checkbox"
            name="photos"
            value="non"
            checked={state.photos !== undefined}
            label={words.noPhotos}
          />
        </ChoiceBoxes>
      </ChoiceGroup>
    </>
  );
}
