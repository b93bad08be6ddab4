import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { useWords } from "../../client/locale.tsx";
import { useMenuEntry } from "../../routing/menuEntry.ts";
import { BackLink } from "../../ui/buttons/BackLink.tsx";
import { personWords } from "./person.texts.ts";

const listOf = { Parent: "/agence/parents", BabySitter: "/agence/intervenants" } as const;

/** Leads to all people of the same kind, whose entry the menu marks; to the desk as long as nobody knows which. */
export function ToList({ role }: { role: PersonKind | undefined }) {
  const words = useWords(personWords);
  useMenuEntry(role ? listOf[role] : null);
  if (role === undefined) return <BackLink to="/agence">{words.home}</BackLink>;
  return <BackLink to={listOf[role]}>{words.lists[role]}</BackLink>;
}
