import type { Locale } from "@ribambelle/domain/kernel/locale";
import { refusalReasons, requestStates } from "@ribambelle/domain/signatures/signature";
import type { FollowedRequest } from "@ribambelle/domain/signatures/signatures.agency.api";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { dayOf } from "../instants.ts";
import classes from "./Followed.module.css";
import { followedWords } from "./followed.texts.ts";

interface Props {
  told: readonly string[];
  /** Since when it waits that somebody looks at it; null once somebody did. */
  since: string | null;
}

/** What of a request the agency should know. */
export function ToLookAt({ told, since }: Props) {
  const words = useWords(followedWords);
  const locale = useLocale();
  return (
    <>
      {since && <Chip colour="primary">{words.newSince(dayOf(since, locale))}</Chip>}
      <ul className={classes.told}>
        {told.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** Says that: mistakes, why it ended, who is blocked, what is asked again; nothing where all is well. */
export function toldOf(request: FollowedRequest, locale: Locale): string[] {
  const words = followedWords(locale);
  const { signers, state, endReason, endedAt, askedAgainAt } = request;
  const { Canceled, Withdrawn } = requestStates.numbers;
  const day = (at: string) => dayOf(at, locale);
  const ofSigners = signers.flatMap(({ displayName, mistake, isBlocked, reason, comment }) => [
    ...(mistake ? [words.mistake(displayName, day(mistake.at), mistake.comment)] : []),
    ...(isBlocked ? [words.blocked(displayName)] : []),
    ...(reason === null ? [] : [words.declined(displayName, refusalReasons.label(reason, locale), comment)]),
  ]);
  return [
    ...ofSigners,
    ...(state === Canceled && endReason ? [words.canceled(endReason)] : []),
    ...(state === Withdrawn && endedAt ? [words.withdrawn(day(endedAt))] : []),
    ...(askedAgainAt ? [words.askedAgain(day(askedAgainAt))] : []),
  ];
}
