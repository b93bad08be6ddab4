import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { Asked as AskedOf } from "@ribambelle/domain/nannies/asked";
import { getAsked } from "@ribambelle/domain/nannies/asked.api";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { queryOf } from "../../client/queryOf.ts";
import { Link } from "../../routing/router/Link.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import classes from "./Asked.module.css";

/** What the family asked the agency for. */
const askedQuery = queryOf(getAsked);

const askedWords = catalogue({
  fr: {
    title: "Demandes en cours", // NANNY-11
    sent: (day: string) => `Envoyée le ${day}`,
    states: { open: "En cours", done: "Traitée", refused: "Sans suite" },
  },
  en: {
    title: "Requests under way",
    sent: (day) => `Sent on ${day}`,
    states: { open: "Under way", done: "Dealt with", refused: "Not taken further" },
  },
});

const colours = { open: "blue", done: "green", refused: "default" } as const;
// How long an answer stays in sight.
const daysShown = 30;

const isShown = ({ state, closedAt }: AskedOf, now: number) =>
  state === "open" || (closedAt !== null && now - Date.parse(closedAt) < daysShown * 86_400_000);

/** What a family asked the agency for about profiles, on its home page; nothing where it asked nothing (NANNY-11). */
export function Asked() {
  const words = useWords(askedWords);
  const locale = useLocale();
  const id = useId();
  const { data = [], dataUpdatedAt } = useQuery(askedQuery);
  const shown = data.filter((one) => isShown(one, dataUpdatedAt));
  if (shown.length === 0) return null;
  return (
    <section className={classes.asked} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <ul>
        {shown.map((one) => (
          <li key={`${one.displayName} ${one.saidAt}`}>
            {one.id === null ? (
              one.displayName
            ) : (
              <Link to="/client/profiles/$id" params={{ id: one.id }}>
                {one.displayName}
              </Link>
            )}
            <span className={classes.quiet}>{words.sent(plainDayAt(one.saidAt, locale))}</span>
            <Chip colour={colours[one.state]}>{words.states[one.state]}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
