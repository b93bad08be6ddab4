import type { ComponentProps } from "react";
import { SectionCard } from "../cards/SectionCard.tsx";
import { Skeleton } from "../messages/Skeleton.tsx";
import { PartFailure } from "./PartFailure.tsx";

interface Props extends Pick<ComponentProps<typeof SectionCard>, "id" | "title"> {
  query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** A card whose content has not come: its shape while it is waited for, else that it did not come; none there would say that there is nothing. */
export const AwaitedCard = ({ id, title, query: { error, isFetching, refetch } }: Props) => (
  <SectionCard id={id} title={title}>
    {error ? <PartFailure of={{ error, isFetching, refetch }} /> : <Skeleton width="60%" height="1.5rem" />}
  </SectionCard>
);
