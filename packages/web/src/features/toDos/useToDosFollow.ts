import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { type Act, onAct } from "../../client/call/acts.ts";
import { toDosKey } from "./toDos.queries.ts";

// Signing in and out, and what is signed in with, leave nothing to read or change nothing.
const isOfAccount = ({ path, access }: Act) => access === "public" || path.startsWith("/Authentication/");

/** Reads what there is to do again after each act of the person; gives a function that does so now (TODO-11, TODO-17). */
export function useToDosFollow(): () => void {
  const queries = useQueryClient();
  const again = useCallback(() => void queries.invalidateQueries({ queryKey: toDosKey }), [queries]);
  useEffect(
    () =>
      onAct((act) => {
        if (!isOfAccount(act)) again();
      }),
    [again],
  );
  return again;
}
