import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import type { ComponentType } from "react";
import { useMe } from "../../session/useMe.ts";

/** Gives the page that lists these people, as far as somebody of the agency may read them. */
export const peoplePageOf =
  (PeoplePage: ComponentType<{ role: PersonKind; isOpen: boolean }>, role: PersonKind) => () => (
    <PeoplePage role={role} isOpen={useMe().staff?.permissions.includes("people.read-private") ?? false} />
  );
