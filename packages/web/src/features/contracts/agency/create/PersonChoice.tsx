import type { FoundPerson } from "@ribambelle/domain/agencyPeople/search";
import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { useWords } from "../../../../client/locale.tsx";
import { wholeKeyOf } from "../../../../client/queryOf.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { changeWords } from "../changes/changes.texts.ts";
import classes from "./NewContractPage.module.css";

/** Whoever a contract is to be of. */
export interface Chosen {
  readonly userId: number;
  readonly displayName: string;
}

interface Props {
  label: string;
  role: FoundPerson["role"];
  chosen: Chosen | null;
  error: string | null | undefined;
  onChoose: (chosen: Chosen | null) => void;
}

const pauseMs = 200;
const least = 2;

/** Chooses a family or a babysitter, found as one types (AGCON-06). */
export function PersonChoice({ label, role, chosen, error, onChoose }: Props) {
  const words = useWords(changeWords);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim().replace(/\s+/g, " ")), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const asked = { q: wanted, full: false };
  const { data } = useQuery({
    queryKey: wholeKeyOf(search, asked),
    queryFn: () => call(search, undefined, asked),
    enabled: [...wanted].length >= least,
  });
  const people = data?.people.filter((person) => person.role === role) ?? [];
  return (
    <div className={classes.person}>
      <TextField
        label={label}
        hint={words.personHint}
        error={error}
        ref={field}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {data && wanted === text.trim() && (
        <ul className={classes.found} aria-label={words.found}>
          {people.map(({ userId, displayName, reference, city }) => (
            <li key={userId}>
              <Button
                onClick={() => {
                  onChoose({ userId, displayName: displayName || reference });
                  setText("");
                  // The button goes with the list.
                  field.current?.focus();
                }}
              >
                {[displayName, reference, city].filter(Boolean).join(" · ")}
              </Button>
            </li>
          ))}
          {people.length === 0 && <li>{words.nobody}</li>}
        </ul>
      )}
      <p role="status" className={classes.chosen}>
        {chosen && words.chosen(chosen.displayName)}
      </p>
    </div>
  );
}
