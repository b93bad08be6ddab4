import { useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { ToggleLink } from "../../ui/fields/ToggleLink.tsx";
import { contractsWords } from "./contracts.texts.ts";
import classes from "./ShowAll.module.css";

interface Props {
  on: boolean;
  /** Where the same page is, switched over. */
  href: string;
  onChange: (on: boolean) => void;
  /** How many contracts there are, shown or not. */
  total: number;
  hidden: number;
  /** True when every hidden contract is finished. */
  onlyFinished: boolean;
}

/** The switch that reveals every contract, and what the filter hides when it is off (CONTRACT-03, CONTRACT-10). */
export function ShowAll({ on, href, onChange, total, hidden, onlyFinished }: Props) {
  const words = useWords(contractsWords);
  const noteId = useId();
  const filtered = hidden > 0 ? words.hidden(hidden, onlyFinished) : words.nothingHidden;
  return (
    <div className={`${classes.showAll} screen-only`}>
      <ToggleLink label={words.showAll} on={on} href={href} onChange={onChange} describedBy={noteId} />
      <p id={noteId} className={classes.note} role="status">
        {total > 0 && (on ? words.everythingShown : filtered)}
      </p>
    </div>
  );
}
