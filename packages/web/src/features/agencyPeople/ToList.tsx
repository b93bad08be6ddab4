import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { useWords } from "../../client/locale.tsx";
import { BackLink } from "../../ui/buttons/BackLink.tsx";
import { personWords } from "./person.texts.ts";

/** Leads to all people of the same kind; to the desk as long as nobody knows which. */
export function ToList({ role }: { role: PersonKind | undefined }) {
  const words = useWords(personWords);
  if (role === undefined) return <BackLink to="/agence">{words.home}</BackLink>;
  const to = role === "Parent" ? "/agence/parents" : "/agence/intervenants";
  return <BackLink to={to}>{words.lists[role]}</BackLink>;
}
