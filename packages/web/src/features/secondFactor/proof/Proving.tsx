import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { WithProof } from "../../../client/withProof.ts";
import { secondFactorQuery } from "../section/secondFactor.queries.ts";
import { useProof } from "./useProof.tsx";

/** Shows what may need a proof that it is the person, and asks for it in place (FACTOR-13). */
export function Proving({ children }: { children: (withProof: WithProof) => ReactNode }) {
  const { data: factor } = useQuery(secondFactorQuery);
  const { withProof, dialog } = useProof(factor?.isOn ?? false);
  return (
    <>
      {children(withProof)}
      {dialog}
    </>
  );
}
