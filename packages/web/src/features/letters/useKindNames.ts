import { useQuery } from "@tanstack/react-query";
import { modelsQuery } from "./letters.queries.ts";

/** Gives the kinds of letters, and how each is called; one that this version does not write by its own name. */
export function useKindNames() {
  const { data: models = [] } = useQuery(modelsQuery());
  return {
    models,
    nameOf: (kind: string) => models.find((model) => model.kind === kind)?.name ?? kind,
  };
}
