import { type KeyboardEvent, type ReactNode, useId } from "react";
import classes from "./Tabs.module.css";

interface Props<Name extends string> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly { readonly name: Name; readonly label: string }[];
  open: Name;
  onOpen: (name: Name) => void;
  /** The panel of the open tab. */
  children: ReactNode;
}

/** Tabs over one panel; the arrow keys go from one to the next (WAI-ARIA APG, tabs with automatic activation). */
export function Tabs<Name extends string>({ label, tabs, open, onOpen, children }: Props<Name>) {
  const id = useId();
  const idOf = (name: Name) => `${id}-${name}`;

  function move(event: KeyboardEvent) {
    const current = tabs.findIndex(({ name }) => name === open);
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (!next) return;
    event.preventDefault();
    onOpen(next.name);
    document.getElementById(idOf(next.name))?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={classes.list}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={idOf(tab.name)}
            className={classes.tab}
            aria-selected={tab.name === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === open ? 0 : -1}
            onClick={() => onOpen(tab.name)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(open)}>
        {children}
      </div>
    </>
  );
}
