import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useWords } from "../../../client/locale.tsx";
import { Field, type FieldProps } from "../Field.tsx";
import textField from "../TextField.module.css";
import classes from "./Combobox.module.css";
import { comboboxWords } from "./Combobox.texts.ts";
import type { Search } from "./useSearch.ts";

interface Props<Result> extends FieldProps {
  text: string;
  onType: (text: string) => void;
  search: Search<Result>;
  /** Writes a result as it is offered. */
  write: (result: Result) => string;
  onChoose: (result: Result) => void;
  /** True where it narrows a list: nothing is asked for, and nothing need be said of that. */
  isFilter?: boolean;
  /** Called when the field is left. */
  onLeave?: () => void;
  /** Said under the field while nothing else is: what was chosen. */
  note?: ReactNode;
  input?: Pick<
    ComponentProps<"input">,
    "name" | "inputMode" | "autoComplete" | "maxLength" | "autoCapitalize"
  >;
}

/**
 * A text field with results to choose from, by thumb, arrows or screen reader (ARIA combobox with a list); what is typed is never
 * held up, and how many results there are is said.
 */
export function Combobox<Result>(props: Props<Result>) {
  const { label, hint, error, optional = false, text, onType, search, write, onChoose, note, input } = props;
  const isFree = optional || props.isFilter;
  const words = useWords(comboboxWords);
  const id = useId();
  const results = search.found ?? [];
  const list = useList(results, onChoose);
  const isOpen = list.isOpen && results.length > 0;
  const count = list.isOpen && search.found && !search.isRunning ? words.results(results.length) : "";
  // What stands below stays under a press that leaves the field.
  const [hasSaid, setHasSaid] = useState(false);
  const said = search.hasFailed ? words.failed : search.isSlow ? words.searching : count;
  if (said && !hasSaid) setHasSaid(true);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <div className={textField.box}>
            <input
              autoComplete="off"
              spellCheck={false}
              {...input}
              {...control}
              type="text"
              className={textField.input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-list` : undefined}
              aria-activedescendant={isOpen && list.active >= 0 ? `${id}-${list.active}` : undefined}
              aria-required={isFree ? undefined : true}
              value={text}
              onChange={({ currentTarget }) => {
                list.open();
                onType(currentTarget.value);
              }}
              onBlur={({ currentTarget }) => {
                list.close();
                // It keeps the focus while another window is looked at.
                if (document.activeElement !== currentTarget) props.onLeave?.();
              }}
              onKeyDown={list.onKeyDown}
            />
            {isOpen && (
              <ul
                ref={list.holder}
                id={`${id}-list`}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox
                role="listbox"
                aria-label={words.offered(label)}
                className={classes.list}
              >
                {results.map((result, place) => (
                  // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names its active option
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: results have no name of their own
                    key={place}
                    id={`${id}-${place}`}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the list
                    role="option"
                    aria-selected={place === list.active}
                    className={classes.option}
                    // The field keeps the focus, and a phone its keyboard.
                    onPointerDown={(event) => event.preventDefault()}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => list.choose(place)}
                  >
                    {write(result)}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className={classes.room} data-stays={hasSaid || undefined}>
            <p className={classes.said} role="status" data-kind={search.hasFailed ? "failure" : undefined}>
              {said || note}
            </p>
          </div>
        </>
      )}
    </Field>
  );
}

/** Which result is active, and whether the list is open. */
function useList<Result>(results: readonly Result[], onChoose: (result: Result) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const holder = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results have no active one yet
  useEffect(() => setActive(-1), [results]);
  useEffect(() => {
    holder.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const close = () => setIsOpen(false);
  const choose = (place: number) => {
    const result = results[place];
    if (result === undefined) return;
    close();
    onChoose(result);
  };
  const step = (by: number) => {
    setIsOpen(true);
    const count = results.length + 1;
    setActive((now) => ((((now + 1 + by) % count) + count) % count) - 1);
  };
  const press = (key: string) => {
    if (key === "ArrowDown") step(1);
    else if (key === "ArrowUp") step(-1);
    else if (key === "Enter") choose(active);
    else close();
  };
  return {
    isOpen,
    active,
    holder,
    open: () => setIsOpen(true),
    close,
    choose,
    onKeyDown: (event: KeyboardEvent) => {
      const isKnown = ["ArrowDown", "ArrowUp", "Enter", "Escape"].includes(event.key);
      if (!isKnown || results.length === 0) return;
      // Enter without an active result belongs to the form, Escape with a closed list to what is around.
      if ((event.key === "Enter" && (active < 0 || !isOpen)) || (event.key === "Escape" && !isOpen)) return;
      event.preventDefault();
      event.stopPropagation();
      press(event.key);
    },
  };
}
