import { linesField } from "@ribambelle/domain/kernel/characters/severalLines";
import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { type Bilingual, inBoth } from "@ribambelle/domain/kernel/texts";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { VersionedQuery } from "../../../client/changeKept.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../buttons/Button.tsx";
import { SectionCard } from "../../cards/SectionCard.tsx";
import { Select } from "../../fields/Select.tsx";
import { TextArea } from "../../fields/TextArea.tsx";
import { useFocusBack } from "../../useFocusBack.ts";
import { BothVersions } from "../BothVersions.tsx";
import { isHit, laidOver, typedOver } from "../byField.ts";
import { ColleagueField } from "../ColleagueField.tsx";
import { FormHead } from "../forms/FormHead.tsx";
import { colleagueNamesQuery } from "../names.queries.ts";
import { officeWords } from "../office.texts.ts";
import { useRecordChange } from "../useRecordChange.ts";
import classes from "./FollowUpForm.module.css";
import { followed, followUpWords } from "./followUp.texts.ts";

/** How far the agency is with something, who takes care of it, and a note. */
export interface Followed<State extends string> {
  /** Null where it cannot be said yet. */
  readonly state: State | null;
  readonly ownerId: number | null;
  readonly note: string;
}

interface Props<State extends string, Whole, Body extends z.ZodMiniObject> {
  /** Each state in its words, in their order. */
  states: Readonly<Record<State, Bilingual>>;
  /** How many characters the note has at most. */
  mostNote: number;
  /** Who may take care of it, by their functions. */
  mayOwn: (functions: readonly StaffFunction[]) => boolean;
  query: VersionedQuery<Whole>;
  /** Under which what is typed is kept in the tab. */
  draftKey: string;
  whole: Whole;
  followedOf: (whole: Whole) => Followed<State>;
  endpoint: Endpoint<Body, z.ZodMiniObject, unknown>;
  /** What of the body says which thing it is. */
  of: Partial<z.infer<Body>>;
}

/** Follows something of the agency; what others changed meanwhile stands beside it (AGREN-09, AGSUR-06). */
export function FollowUpForm<State extends string, Whole, Body extends z.ZodMiniObject>(
  props: Props<State, Whole, Body>,
) {
  const { states, mostNote, mayOwn, query, draftKey, whole, followedOf, endpoint, of } = props;
  type Typed = Followed<State>;
  const words = { ...useWords(officeWords), ...useWords(followUpWords) };
  const locale = useLocale();
  const { data: colleagues = [] } = useQuery(colleagueNamesQuery);
  const kept = followedOf(whole);
  const names = Object.keys(states) as State[];
  const schema = z.object({
    state: z.nullable(z.enum(names)),
    ownerId: z.nullable(z.int()),
    note: linesField(mostNote),
  });
  const { form, told } = useRecordChange(
    { query, draftKey, withProof: (act) => act(), onLeave: () => {} },
    {
      start: kept,
      schema,
      endpoint,
      bodyOf: ({ state, ...sent }, typed: Typed, base: Typed) => {
        const changed = new Set<string>(typedOver({ ...base }, { ...typed }));
        const given = Object.entries({ ...sent, ...(state && { state }) }).filter(([name]) =>
          changed.has(name),
        );
        return { ...of, ...Object.fromEntries(given) } as z.infer<Body>;
      },
      done: followed,
      version: {
        kept,
        of: followedOf,
        typedOf: (now: Typed) => now,
        becomes: (typed: Typed) => ({ ...typed, note: typed.note.trim() }),
        isHit: (base: Typed, now: Typed, typed: Typed) => isHit({ ...base }, { ...now }, { ...typed }),
        laidOver: (base: Typed, now: Typed, typed: Typed) => laidOver({ ...base }, { ...now }, { ...typed }),
      },
    },
  );
  const { typed, type, attributes, busy, hasChangedMeanwhile, conflictRef, cancel } = form;
  const nameOf = (id: number | null) =>
    id === null ? words.nobody : colleagues.find(({ userId }) => userId === id)?.displayName;
  const saveRef = useFocusBack<HTMLButtonElement>(String(hasChangedMeanwhile));
  const stateText = (state: State | null) => (state ? states[state][locale] : "");
  const both = [
    { name: words.followUp, kept: stateText(kept.state), mine: stateText(typed.state) },
    { name: words.owner, kept: nameOf(kept.ownerId), mine: nameOf(typed.ownerId) },
    { name: words.note, kept: kept.note, mine: typed.note },
  ].filter((field) => field.kept !== field.mine);
  return (
    <SectionCard id="suivi" title={words.followUp}>
      <form {...attributes} className={classes.form}>
        <FormHead form={form} />
        {hasChangedMeanwhile && told && <BothVersions told={told[locale]} fields={both} ref={conflictRef} />}
        {typed.state && (
          <Select
            label={words.followUp}
            namesNothing
            choices={names.map((state, value) => ({ value, ...states[state] }))}
            value={names.indexOf(typed.state)}
            onChange={(at) => type({ ...typed, state: names[at ?? 0] ?? typed.state })}
          />
        )}
        <ColleagueField
          label={words.owner}
          may={mayOwn}
          named={kept.ownerId}
          nobody={inBoth((each) => followUpWords(each).nobody)}
          value={typed.ownerId}
          error={form.problems.get("ownerId")?.[locale]}
          onChange={(ownerId) => type({ ...typed, ownerId })}
        />
        <TextArea
          label={words.note}
          hint={words.noteHint}
          rows={4}
          value={typed.note}
          error={form.problems.get("note")?.[locale]}
          onChange={({ currentTarget }) => type({ ...typed, note: currentTarget.value })}
        />
        <div className={classes.acts}>
          <Button main type="submit" busy={busy} ref={saveRef}>
            {hasChangedMeanwhile ? words.keepMine : words.save}
          </Button>
          {hasChangedMeanwhile && <Button onClick={cancel}>{words.keepTheirs}</Button>}
        </div>
      </form>
    </SectionCard>
  );
}
