import { useQuery } from "@tanstack/react-query";
import { useAgency } from "../../client/agency.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { CardSkeleton } from "./CardSkeleton.tsx";
import { ContactCard } from "./ContactCard.tsx";
import classes from "./ContactsPage.module.css";
import { parentContactsQuery } from "./contacts.queries.ts";
import { contactsWords } from "./contacts.texts.ts";
import { FailedCard } from "./FailedCard.tsx";
import { OpenState } from "./OpenState.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { peopleOfParent } from "./people.ts";

/** Whom a parent may call: their people first, then the fixed blocks, whatever the call says (CONTACT-05 to -07, CONTACT-OP5). */
export function ParentContactsPage() {
  const locale = useLocale();
  const words = useWords(contactsWords);
  const { contact } = useAgency();
  return (
    <>
      <PageTitle>Contacts</PageTitle>
      <OpenState />
      <div className={classes.page}>
        <MyPeople />
        <ContactCard
          name={words.complaints}
          phone={contact.desks?.complaints?.phone ?? contact.phone}
          email={contact.desks?.complaints?.email}
        >
          <p>{words.complaintsWhy}</p>
        </ContactCard>
        <ContactCard name={words.support} email={contact.email}>
          <p>{words.supportWhy}</p>
        </ContactCard>
        <ContactCard name={words.address} phone={contact.phone}>
          <p>{`${contact.address}\n${contact.hours[locale]}`}</p>
        </ContactCard>
      </div>
    </>
  );
}

function MyPeople() {
  const words = useWords(contactsWords);
  const query = useQuery(parentContactsQuery);
  const people = query.data && peopleOfParent(query.data);
  if (!people) {
    return (
      <div className={classes.wide}>
        {query.error ? <FailedCard query={query} sentence={words.failed.contacts} /> : <CardSkeleton />}
      </div>
    );
  }
  const [first, ...others] = people;
  if (!first) {
    return (
      <div className={classes.wide}>
        <EmptyState title={words.nobody}>
          <p>{words.nobodyWhy}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <div className={classes.wide}>
        <PersonCard person={first} first />
      </div>
      {others.map((person) => (
        <PersonCard key={person.role} person={person} />
      ))}
    </>
  );
}
