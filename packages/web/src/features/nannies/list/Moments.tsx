import { dayWords, mostMoments, readMoment } from "@ribambelle/domain/nannies/moments";
import { momentText } from "@ribambelle/domain/nannies/nannies.texts";
import type { Facets } from "@ribambelle/domain/nannies/nanny";
import { weekDays } from "@ribambelle/domain/profile/availability";
import { useId, useRef, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ChoiceBox, ChoiceGroup } from "../../../ui/choices/ChoiceGroup.tsx";
import { SelectBox } from "../../../ui/fields/SelectBox.tsx";
import type { ListState } from "../../../ui/lists/useListState.ts";
import type { NanniesState } from "../nannies.queries.ts";
import { nannyWords } from "../nannies.texts.ts";
import classes from "./Filters.module.css";

const days = Object.entries(dayWords);

/** When a babysitter is wanted: the moments that are asked for, and three fields for one more (NANNY-05). */
export function Moments({ list, facets }: { list: ListState<NanniesState>; facets: Facets }) {
  const words = useWords(nannyWords);
  const locale = useLocale();
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [isWrong, setWrong] = useState(false);
  const { state, goTo } = list;
  const asked = state.moment?.split(",") ?? [];
  const add = () => {
    const typed = [...(fields.current?.querySelectorAll<HTMLInputElement>("select, input") ?? [])];
    const text = typed.map(({ value }) => value).join("-");
    const isMoment = readMoment(text) !== undefined;
    setWrong(!isMoment);
    if (isMoment) goTo({ moment: [...new Set([...asked, text])].join(",") });
  };
  return (
    <ChoiceGroup legend={words.when}>
      {asked.map((text) => {
        const moment = readMoment(text);
        return (
          moment && (
            <ChoiceBox
              key={text}
              type="checkbox"
              name="moment"
              value={text}
              checked
              label={momentText(moment, locale)}
            />
          )
        );
      })}
      {asked.length > 1 && (
        <div role="radiogroup" aria-label={words.covers}>
          <ChoiceBox
            type="radio"
            name="couvre"
            value="un"
            checked={state.couvre !== "tous"}
            label={words.coversAny}
            count={facets.covers.any}
          />
          <ChoiceBox
            type="radio"
            name="couvre"
            value="tous"
            checked={state.couvre === "tous"}
            label={words.coversAll}
            count={facets.covers.all}
          />
        </div>
      )}
      {asked.length < mostMoments && (
        // A new form for each list of moments, so that it is empty again.
        <div className={classes.times} ref={fields} key={state.moment}>
          <div>
            <label htmlFor={`${id}-day`}>{words.day}</label>
            <SelectBox id={`${id}-day`} name="jour" defaultValue="lundi">
              {days.map(([word, value]) => (
                <option key={word} value={word}>
                  {weekDays.rows.find((row) => row.value === value)?.[locale]}
                </option>
              ))}
            </SelectBox>
          </div>
          <div>
            <label htmlFor={`${id}-from`}>{words.from}</label>
            <input id={`${id}-from`} type="time" name="de" step={900} />
          </div>
          <div>
            <label htmlFor={`${id}-to`}>{words.to}</label>
            <input id={`${id}-to`} type="time" name="a" step={900} />
          </div>
          <div className={classes.needsScript}>
            <Button onClick={add}>{words.add}</Button>
          </div>
        </div>
      )}
      {isWrong && (
        <p className={classes.wrong} role="alert">
          {words.wrongMoment}
        </p>
      )}
    </ChoiceGroup>
  );
}
