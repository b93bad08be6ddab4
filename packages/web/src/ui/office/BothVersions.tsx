// biome-ignore-all lint/a11y/noRedundantRoles: browsers take a table's roles away where CSS displays it as anything else
import type { ReactNode, Ref } from "react";
import { useWords } from "../../client/locale.tsx";
import { Callout } from "../messages/Callout.tsx";
import classes from "./BothVersions.module.css";
import { officeWords } from "./office.texts.ts";

/** One field of both versions, as people read it. */
export interface TwoVersions {
  readonly name: string;
  readonly kept: ReactNode;
  readonly mine: ReactNode;
}

interface Props {
  /** Who has changed it and when, in the server’s words. */
  told: string;
  fields: readonly TwoVersions[];
  /** True where one’s own can be saved no more. */
  isOver?: boolean;
  ref: Ref<HTMLDivElement>;
}

/** What is kept beside what was typed, field by field, where somebody else was faster (AGUI-22). */
export function BothVersions({ told, fields, isOver, ref }: Props) {
  const words = useWords(officeWords);
  return (
    <Callout kind="warning" ref={ref}>
      <p>{told}</p>
      {isOver && <p>{words.over}</p>}
      <table role="table" className={classes.both}>
        <caption className="visually-hidden">{words.both}</caption>
        <thead role="rowgroup" className="visually-hidden">
          <tr role="row">
            {[words.field, words.kept, words.mine].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {fields.map(({ name, kept, mine }) => (
            <tr key={name} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              <Version name={words.kept}>{kept || words.nothing}</Version>
              <Version name={words.mine}>{mine || words.nothing}</Version>
            </tr>
          ))}
        </tbody>
      </table>
    </Callout>
  );
}

function Version({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td role="cell">
      <span className={classes.name}>{name}</span>
      <div className={classes.value}>{children}</div>
    </td>
  );
}
