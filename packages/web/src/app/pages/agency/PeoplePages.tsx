import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import type { ComponentType } from "react";
import { useMe } from "../../session/useMe.ts";

interface Props {
  role: PersonKind;
  isOpen: boolean;
  mayAdd: boolean;
  mayImport: boolean;
}

/** Gives the page that lists these people, as far as somebody of the agency may read them. */
export const peoplePageOf = (PeoplePage: ComponentType<Props>, role: PersonKind) => () => (
  <Permitted PeoplePage={PeoplePage} role={role} />
);

function Permitted({ PeoplePage, role }: { PeoplePage: ComponentType<Props>; role: PersonKind }) {
  const { permissions = [] } = useMe().staff ?? {};
  return (
    <PeoplePage
      role={role}
      isOpen={permissions.includes("people.read-private")}
      mayImport={permissions.includes("imports.run")}
      mayAdd={permissions.includes(role === "Parent" ? "people.create-parents" : "people.create-babysitters")}
    />
  );
}
