import { amountText } from "@ribambelle/domain/kernel/money/money";
import type { Departure } from "@ribambelle/domain/me/departure";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { DownloadIcon } from "../../../../ui/pictures/linkIcons.tsx";
import { deletionWords } from "../account.texts.ts";
import classes from "./DeletionDialog.module.css";

/** That something is still to be paid, which the deletion does not change; nothing where nothing is (SPACE-35). */
export function Owed({ owedCents }: Pick<Departure, "owedCents">) {
  const words = useWords(deletionWords);
  const locale = useLocale();
  if (owedCents <= 0) return null;
  return (
    <Callout kind="warning">
      <p>{words.owed(amountText(owedCents, locale))}</p>
    </Callout>
  );
}

/** What stays once the account is deleted and until when, and what to take along before (SPACE-35). */
export function WhatStays({ kept, toTake }: Pick<Departure, "kept" | "toTake">) {
  const words = useWords(deletionWords);
  return (
    <>
      <h3>{words.kept}</h3>
      <ul>
        {kept.map(({ what, until }) => (
          <li key={what}>{words.keptItem(what, until)}</li>
        ))}
        <li>{words.keptBackups}</li>
      </ul>
      {toTake.length > 0 && (
        <>
          <h3>{words.toTake}</h3>
          <p>{words.toTakeWhy}</p>
          <ul className={classes.files}>
            {toTake.map(({ name, path }) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noopener">
                  <DownloadIcon /> {name}
                  <span className="visually-hidden"> {words.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
