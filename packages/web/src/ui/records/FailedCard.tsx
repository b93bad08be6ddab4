import type { ComponentProps } from "react";
import { SectionCard } from "../cards/SectionCard.tsx";
import { Failure } from "../messages/Failure.tsx";

type Props = Pick<ComponentProps<typeof SectionCard>, "id" | "title"> &
  Pick<ComponentProps<typeof Failure>, "error" | "retrying" | "onRetry">;

/** A card whose content did not come: it stands all the same, since none there would say that there is nothing. */
export const FailedCard = ({ id, title, ...failed }: Props) => (
  <SectionCard id={id} title={title}>
    <Failure {...failed} />
  </SectionCard>
);
