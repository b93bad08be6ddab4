import { shortMoment } from "@ribambelle/domain/kernel/moment";
import { useLocale } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { WithWhole } from "../cards/Unbroken.tsx";
import classes from "./ListedMoment.module.css";

interface Props {
  at: string;
  /** True in a list whose columns fill even a wide window: its day and its time may stand on two lines there as well. */
  mayBreak?: boolean;
}

// Spaces within a time are none at which a line is broken.
const timeWithItsWord = /[^ ]+ [^ ]+$/;

/** When something happened, in a column of a list: on one line in a wide window, else its time on one, under its day. */
export function ListedMoment({ at, mayBreak = false }: Props) {
  const text = shortMoment(at, today(), useLocale());
  return (
    <span className={mayBreak ? undefined : classes.whole}>
      <WithWhole text={text} days={timeWithItsWord.exec(text) ?? []} />
    </span>
  );
}
