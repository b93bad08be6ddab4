import { type Radius, radii, usualRadius } from "@ribambelle/domain/nannies/nannies.filters";
import type { NannyPage } from "@ribambelle/domain/nannies/nanny";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { ListButton } from "../../../ui/lists/ListButton.tsx";
import type { ListState } from "../../../ui/lists/useListState.ts";
import type { NanniesState } from "../nannies.queries.ts";
import { nannyWords } from "../nannies.texts.ts";
import { narrowedBy, radiusText } from "./choices.ts";
import { Gone } from "./Gone.tsx";
import classes from "./NanniesPage.module.css";

interface Props {
  found: NannyPage;
  list: ListState<NanniesState>;
}

const wordOf = (radius: Radius) => (radius === "department" ? "departement" : radius);

/** Says why nobody is found, and what would find somebody (NANNY-15). */
export function Nobody({ found, list }: Props) {
  const words = useWords(nannyWords);
  const locale = useLocale();
  const { commune, facets, near, goneCount } = found;
  const { state } = list;
  const step = (change: Readonly<Record<string, string | undefined>>, label: string) => (
    <ListButton key={label} list={list} change={change}>
      {label}
    </ListButton>
  );
  if (!commune)
    return (
      <EmptyState title={words.noCity}>
        <p>{words.noCityWhy}</p>
      </EmptyState>
    );
  const used = narrowedBy(state, words, locale);
  if (state.gardes && used.length === 1)
    return (
      <EmptyState title={words.noneKept}>
        {goneCount > 0 ? <Gone count={goneCount} /> : <p>{words.noneKeptWhy}</p>}
        {step({ gardes: undefined }, words.allProfiles)}
      </EmptyState>
    );
  if ((near === 0 && !state.gardes) || used.length === 0) {
    const now = radii.findIndex((radius) => wordOf(radius) === (state.rayon ?? usualRadius));
    const wider = radii.slice(now + 1).find((radius) => facets.radius[radius] > 0) ?? radii[now + 1];
    return (
      <EmptyState title={words.nobodyNear}>
        {wider &&
          step(
            { rayon: wordOf(wider) },
            wider === "department" ? words.widenDepartment : words.widen(radiusText(wider, words)),
          )}
      </EmptyState>
    );
  }
  const helpful = used.filter(({ without }) => facets.without[without] > 0);
  return (
    <EmptyState title={words.nobody}>
      {helpful.length > 0 && <p>{words.nobodyWhy}</p>}
      <div className={classes.steps}>
        {helpful.map(({ key, name, without }) =>
          step({ [key]: undefined }, words.drop(name, words.profiles(facets.without[without]))),
        )}
        {helpful.length === 0 &&
          step(Object.fromEntries(used.map(({ key }) => [key, undefined])), words.clear)}
      </div>
    </EmptyState>
  );
}
