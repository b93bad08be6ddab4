import { keepNanny, unkeepNanny } from "@ribambelle/domain/nannies/nannies.api";
import type { NannyCard } from "@ribambelle/domain/nannies/nanny";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../client/call/call.ts";
import { useWords } from "../../client/locale.tsx";
import { useAct } from "../../ui/editing/useAct.ts";
import { Icon } from "../../ui/pictures/icons.tsx";
import classes from "./KeepButton.module.css";
import { nannyWords } from "./nannies.texts.ts";

/** Puts a profile aside, by a heart with its word (NANNY-13). */
export function KeepButton({ nanny }: { nanny: Pick<NannyCard, "id" | "displayName" | "keptAt"> }) {
  const words = useWords(nannyWords);
  const queries = useQueryClient();
  const { id, displayName, keptAt } = nanny;
  const { busy, act } = useAct();
  const [wished, setWished] = useState(false);
  const isKept = busy ? wished : keptAt !== null;
  const keep = (keeps: boolean) => {
    setWished(keeps);
    return act(
      () => call(keeps ? keepNanny : unkeepNanny, {}, { id }),
      () => queries.invalidateQueries({ queryKey: ["Nanny"] }),
    );
  };
  return (
    <button
      type="button"
      className={classes.keep}
      aria-pressed={isKept}
      aria-label={isKept ? words.unkeepOf(displayName) : words.keepOf(displayName)}
      onClick={() => void keep(!isKept)}
    >
      <Icon width="20" height="20" fill={isKept ? "currentColor" : "none"} aria-hidden="true">
        <path d="M12 20.5C5.5 16 3 12.5 3 8.900 3 6.300 5 4.5 7.300 4.5c2 0 3.700 1.200 4.700 3 1-1.800 2.700-3 4.700-3C19 4.5 21 6.300 21 8.900c0 3.600-2.5 7.100-9 11.600Z" />
      </Icon>
      <span>{isKept ? words.kept : words.keep}</span>
    </button>
  );
}
