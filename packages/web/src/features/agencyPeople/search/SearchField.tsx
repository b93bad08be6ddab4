import { wantedOf } from "@ribambelle/domain/agencyPeople/search";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useWords } from "../../../client/locale.tsx";
import { inPlace } from "../../../routing/inPlace.ts";
import { useNavigate } from "../../../routing/router/hooks.ts";
import { SearchIcon } from "../../../ui/pictures/icons.tsx";
import { FoundList, lineId } from "./FoundList.tsx";
import { useFoundGroups } from "./foundLines.tsx";
import classes from "./SearchField.module.css";
import { foundQuery, searchPath } from "./search.queries.ts";
import { searchWords } from "./search.texts.ts";
import { useTyped } from "./useTyped.ts";

/** The search field of the agency's frame, with what is found under it as one types (FOLKS-01); Ctrl or ⌘ and K lead to it. */
export function SearchField() {
  const words = useWords(searchWords);
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = wantedOf(useTyped(text));
  const search = useQuery(foundQuery(wanted, false));
  const groups = useFoundGroups(wanted === null ? undefined : search.data);
  const lines = groups.flatMap((group) => group.lines);
  const all = `${searchPath}?${new URLSearchParams({ q: text.trim() })}`;
  // What stands after the lines leads to all of them.
  const hrefs = [...lines.map(({ href }) => href), all];
  const isShown = isOpen && wanted !== null;
  const hasList = isShown && lines.length > 0;
  useShortcut(() => {
    if (field.current?.checkVisibility()) field.current.select();
    else void navigate({ href: searchPath });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines have no active one yet
  useEffect(() => setActive(-1), [search.data]);
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const go = (href: string) => {
    close();
    void navigate({ href });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    const href = hrefs[active];
    if (step !== 0 && wanted !== null) {
      setIsOpen(true);
      const places = lines.length === 0 ? 1 : hrefs.length + 1;
      setActive((now) => ((now + 1 + step + places) % places) - 1);
    } else if (key === "Escape" && isOpen) close();
    else if (key === "Enter" && hasList && href) go(href);
    else return;
    event.preventDefault();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wantedOf(text) !== null) go(all);
  };
  return (
    <search className={classes.search}>
      <form
        action={searchPath}
        onSubmit={onSubmit}
        // What is found stays while the focus goes to « Réessayer » there.
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
      >
        <SearchIcon className={classes.icon} width="20" height="20" />
        <input
          ref={field}
          type="search"
          name="q"
          className={classes.input}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          role="combobox"
          aria-label={words.label}
          aria-keyshortcuts="Control+K Meta+K"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={hasList && active >= 0 ? lineId(id, active) : undefined}
          placeholder={words.hint}
          value={text}
          onFocus={() => setIsOpen(true)}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        <FoundList
          id={id}
          search={search}
          groups={groups}
          isShown={isShown}
          active={active}
          text={wanted ?? ""}
          all={{ href: all, place: lines.length }}
          linkTo={(href) => ({ href, onClick: inPlace(() => go(href)) })}
        />
      </form>
    </search>
  );
}

/** Acts on Ctrl or ⌘ and K, wherever the focus is (AGUI-37). */
function useShortcut(act: () => void): void {
  const last = useRef(act);
  last.current = act;
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isAlone = !event.altKey && !event.shiftKey;
      if (!(event.ctrlKey || event.metaKey) || !isAlone || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      last.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
