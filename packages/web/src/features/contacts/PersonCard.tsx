import { useWords } from "../../client/locale.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { contactsWords } from "./contacts.texts.ts";
import type { ContactPerson } from "./people.ts";

/** Somebody of the agency; the one to call first is said to be so, by civility (CONTACT-OP11). */
export function PersonCard({ person, first = false }: { person: ContactPerson; first?: boolean }) {
  const words = useWords(contactsWords);
  const civility = person.civility ?? "unknown";
  const role = words[person.role][civility];
  return (
    <ContactCard
      role={first ? words.firstToCall[civility] : role}
      name={person.name}
      phone={person.phone}
      email={person.email}
      first={first}
    >
      {first && <p>{role}</p>}
    </ContactCard>
  );
}
