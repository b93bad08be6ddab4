import type { ComponentType } from "react";
import type { WithProof } from "../../../client/withProof.ts";
import type { loadProving } from "../../../features/secondFactor/index.ts";
import { useMe } from "../../session/useMe.ts";

type Proving = Awaited<ReturnType<typeof loadProving>>;

/** Gives a part of the agency’s pages who uses it, and what proves that it is them. */
export function withProofAndPerson<
  Props extends { readonly personId: number; readonly withProof: WithProof },
>(Part: ComponentType<Props>, Proving: Proving) {
  return function Proved(props: Omit<Props, "personId" | "withProof">) {
    const { userId } = useMe();
    return (
      <Proving>{(withProof) => <Part {...({ ...props, personId: userId, withProof } as Props)} />}</Proving>
    );
  };
}
