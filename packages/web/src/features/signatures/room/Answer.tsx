import { plainDay } from "@ribambelle/domain/kernel/day";
import type { SignatureRequest } from "@ribambelle/domain/signatures/signature";
import { useAgency } from "../../../client/agency.tsx";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { isToBeSigned } from "./isToBeSigned.ts";
import classes from "./Room.module.css";
import { roomWords } from "./room.texts.ts";

/** What comes first: by when it is to be signed, and with whom (SIGN-05); nothing once it is over, which is said below. */
export function Answer({ request }: { request: SignatureRequest }) {
  const words = useWords(roomWords);
  const locale = useLocale();
  const { name: agency } = useAgency();
  if (!isToBeSigned(request)) return null;
  const { signers, mine, lastDay } = request;
  const others = signers.filter(({ position }) => position !== mine.position);
  const names = others.map(({ displayName }) => displayName);
  // Whoever of it signs stands for the agency; its seal does too.
  const isNamed = signers.some(({ role }) => role === "Agency");
  const all = isNamed ? names : [...names, agency];
  return (
    <>
      <p className={classes.answer}>{words.signBefore(plainDay(lastDay, locale))}</p>
      <p className={classes.with}>{words.with(listed(all, words.and))}</p>
    </>
  );
}

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")}${and}${names.at(-1)}`;
