import type { Locale } from "@ribambelle/domain/kernel/locale";
import { refusalReasons, requestStates } from "@ribambelle/domain/signatures/signature";
import type { FollowedRequest } from "@ribambelle/domain/signatures/signatures.agency.api";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { dayOf } from "../instants.ts";
import classes from "./Followed.module.css";
import { followedWords } from "./followed.texts.ts";

/** What of a request the agency should know: mistakes, why it ended, who is blocked, what is asked again; nothing where all is well. */
export function ToLookAt({ request }: { request: FollowedRequest }) {
  const words = useWords(followedWords);
  const locale = useLocale();
  const told = toldOf(request, locale);
  if (told.length === 0 && request.toLookAtSince === null) return null;
  return (
    <>
      {request.toLookAtSince && (
        <Chip colour="primary">{words.newSince(dayOf(request.toLookAtSince, locale))}</Chip>
      )}
      <ul className={classes.told}>
        {told.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function toldOf(request: FollowedRequest, locale: Locale): string[] {
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
