import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../client/locale.tsx";
import { CardSkeleton } from "./CardSkeleton.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { cardsQuery } from "./contacts.queries.ts";
import { contactsWords } from "./contacts.texts.ts";
import { FailedCard } from "./FailedCard.tsx";

/** Cards 2 to 5, the same for every babysitter (CONTACT-12, CONTACT-13). */
export function StaticCards() {
  const locale = useLocale();
  const words = useWords(contactsWords);
  const query = useQuery(cardsQuery);
  if (!query.data) {
    return query.error ? <FailedCard query={query} sentence={words.failed.cards} /> : <CardSkeleton />;
  }
  return query.data.map(({ id, title, text, phone, email, link }) => (
    <ContactCard key={id} name={title[locale]} phone={phone} email={email}>
      {text && <p>{text[locale]}</p>}
      {link && <a href={link}>{words.more}</a>}
    </ContactCard>
  ));
}
