import { type KeyboardEvent, type ReactNode, useEffect, useId } from "react";
import { inPlace } from "../routing/inPlace.ts";
import sideways from "./sideways.module.css";
import classes from "./Tabs.module.css";
import { useHydrated } from "./useHydrated.ts";

interface Props<Name extends string> {
  /** What the tabs choose between. */
  label: string;
  /** Each with the address of the page that has it open: the way before the script, or without it. */
  tabs: readonly { readonly name: Name; readonly label: string; readonly href: string }[];
  open: Name;
  onOpen: (name: Name) => void;
  /** The panel of the open tab. */
  children: ReactNode;
}

// The address of the tab that somebody went to by a key.
let reached: string | null = null;

// A space would make two ids of one, and what is named by it nameless.
const idIn = (id: string, name: string) => `${id}-${name.replaceAll(" ", "-")}`;

/**
 * Tabs over one panel; each is a link to the page with its panel. With the script the arrow keys go from one to the next
 * (WAI-ARIA APG, tabs with automatic activation); before it, the keyboard reaches each of them.
 */
export function Tabs<Name extends string>({ label, tabs, open, onOpen, children }: Props<Name>) {
  const id = useId();
  const isHydrated = useHydrated();
  const idOf = (name: Name) => idIn(id, name);
  const isRow = tabs.length > 6;

  function move(event: KeyboardEvent<HTMLElement>) {
    const current = tabs.findIndex(({ name }) => name === open);
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: tabs.length - 1,
      // A tab answers to Space, a link alone does not.
      " ": tabs.findIndex(({ name }) => idOf(name) === event.currentTarget.id),
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (!next) return;
    event.preventDefault();
    reached = next.href;
    onOpen(next.name);
    document.getElementById(idOf(next.name))?.focus();
  }

  // Where each tab has a page of its own, its heading takes the focus as it comes: who goes by keys stays among the tabs.
  useEffect(() => {
    const { href } = tabs.find(({ name }) => name === open) ?? {};
    if (reached !== href) return;
    const last = setTimeout(() => {
      reached = null;
      document.getElementById(idIn(id, open))?.focus();
    });
    return () => clearTimeout(last);
  }, [tabs, open, id]);

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={isRow ? `${classes.list} ${sideways.row}` : classes.list}
        data-row={isRow || undefined}
      >
        {tabs.map((tab) => (
          <a
            key={tab.name}
            href={tab.href}
            role="tab"
            id={idOf(tab.name)}
            className={classes.tab}
            aria-selected={tab.name === open}
            aria-controls={`${id}-panel`}
            tabIndex={isHydrated && tab.name !== open ? -1 : 0}
            onClick={inPlace(() => onOpen(tab.name))}
            onKeyDown={move}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(open)}>
        {children}
      </div>
    </>
  );
}
