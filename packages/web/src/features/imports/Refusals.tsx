import type { Run } from "@ribambelle/domain/imports/runs/run";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { useWords } from "../../client/locale.tsx";
import { inPlace } from "../../routing/inPlace.ts";
import type { ListState } from "../../ui/lists/useListState.ts";
import classes from "./Imports.module.css";
import { importWords } from "./imports.texts.ts";
import { useNumbers } from "./useNumbers.ts";

interface Props {
  run: Run;
  list: Pick<ListState<Readonly<Record<string, string | undefined>>>, "hrefTo" | "goTo">;
}

/** What was refused, gathered by sentence: each leads to its lines; and the lines as files to correct (IMPORTS-12). */
export function Refusals({ run, list }: Props) {
  const words = useWords(importWords);
  const numbers = useNumbers();
  const files = run.files.filter(({ problems }) => problems.length > 0);
  return files.map(({ name, problems }) => (
    <div key={name} className={classes.refusals} data-stacked>
      <h3>{name}</h3>
      <ul>
        {problems.map(({ column, code, sentence, count }) => {
          const to = {
            issue: "refusee",
            fichier: name,
            probleme: code,
            colonne: column ?? undefined,
            poids: undefined,
          };
          return (
            <li key={`${column} ${code} ${sentence}`}>
              <a href={list.hrefTo(to)} onClick={inPlace(() => list.goTo(to))}>
                {words.gathered(words.lineCount(numbers(count), count === 1), column, sentence)}
              </a>
            </li>
          );
        })}
      </ul>
      <a href={`${apiBase}/Agency/Imports/${run.id}/Refused/${name}`} download={name}>
        {words.download(name)}
      </a>
    </div>
  ));
}
