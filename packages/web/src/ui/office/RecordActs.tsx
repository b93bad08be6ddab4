import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../buttons/Button.tsx";
import { SectionCard } from "../cards/SectionCard.tsx";
import classes from "./RecordActs.module.css";

interface Props<Act extends string> {
  title: string;
  /** What whoever looks may do, each with its button’s words, in their order. */
  acts: readonly { readonly name: Act; readonly label: string; readonly main?: boolean }[];
  /** The dialog of an act. */
  dialog: (act: Act, onLeave: () => void) => ReactNode;
  /** What is said under the buttons. */
  children?: ReactNode;
}

/** What may be done about a record of the agency, a button each that opens a dialog; nothing where nothing may be (AGUI-32). */
export function RecordActs<Act extends string>({ title, acts, dialog, children }: Props<Act>) {
  const [act, setAct] = useState<Act | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(act);
  useEffect(() => {
    // The button that opened the dialog went with what it did, and so did its card where nothing more may be done.
    if (former.current !== null && act === null && document.activeElement === document.body)
      (heading.current ?? document.querySelector<HTMLElement>("main h1"))?.focus();
    former.current = act;
  }, [act]);
  if (acts.length === 0 && act === null && !children) return null;
  return (
    <SectionCard id="actes" title={title} headingRef={heading}>
      <div className={classes.acts}>
        {acts.map(({ name, label, main = false }) => (
          <Button key={name} main={main} onClick={() => setAct(name)}>
            {label}
          </Button>
        ))}
      </div>
      {children}
      {act && dialog(act, () => setAct(null))}
    </SectionCard>
  );
}
