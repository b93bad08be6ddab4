import type { ComponentProps } from "react";
import { SectionCard } from "../cards/SectionCard.tsx";
import { Failure } from "../messages/Failure.tsx";

interface Props extends Pick<ComponentProps<typeof SectionCard>, "id" | "title"> {
  query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** A card whose content did not come: it stands all the same, since none there would say that there is nothing. */
export const FailedCard = ({ id, title, query: { error, isFetching, refetch } }: Props) => (
  <SectionCard id={id} title={title}>
    <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  </SectionCard>
);
