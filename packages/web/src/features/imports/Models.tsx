import { importFileNames, importFileTitle } from "@ribambelle/domain/imports/runs/fileNames";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { useLocale, useWords } from "../../client/locale.tsx";
import classes from "./Imports.module.css";
import { importWords } from "./imports.texts.ts";

/** A model of each file, with its columns and one line as an example (IMPORTS-02, TABLE S). */
export function Models() {
  const words = useWords(importWords);
  const locale = useLocale();
  return (
    <details className={classes.models}>
      <summary>{words.models}</summary>
      <p className={classes.quiet}>{words.modelsAbout}</p>
      <ul>
        {importFileNames.map((name) => (
          <li key={name}>
            <a href={`${apiBase}/Agency/ImportModels/${name}`} download={name}>
              {words.fileOf(name, importFileTitle(name)?.[locale] ?? "")}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
