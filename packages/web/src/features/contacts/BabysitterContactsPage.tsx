import { useQuery } from "@tanstack/react-query";
import { useAgency } from "../../client/agency.tsx";
import { useWords } from "../../client/locale.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { CardSkeleton } from "./CardSkeleton.tsx";
import { ContactCard } from "./ContactCard.tsx";
import classes from "./ContactsPage.module.css";
import { hrContactQuery, referentQuery } from "./contacts.queries.ts";
import { contactsWords } from "./contacts.texts.ts";
import { FailedCard } from "./FailedCard.tsx";
import { OpenState } from "./OpenState.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { hrContactOf, referentOf } from "./people.ts";
import { StaticCards } from "./StaticCards.tsx";

/**
 * Whom a babysitter may call: cards 0 to 5, the person to call first on top; a call that fails takes its own card with it
 * and no other (CONTACT-10 to -13, CONTACT-OP7).
 */
export function BabysitterContactsPage() {
  const words = useWords(contactsWords);
  const referents = useQuery(referentQuery);
  const hrContacts = useQuery(hrContactQuery);
  const referent = referents.data && referentOf(referents.data);
  const hrContact = hrContacts.data && hrContactOf(hrContacts.data);
  const first = referent ?? (referents.data ? hrContact : undefined);
  return (
    <>
      <PageTitle>Contacts</PageTitle>
      <OpenState />
      <div className={classes.page}>
        {referent === null && hrContacts.data?.hrContact === null && (
          <div className={classes.wide}>
            <EmptyState title={words.nobody}>
              <p>{words.nobodyWhy}</p>
            </EmptyState>
          </div>
        )}
        {first && (
          <div className={classes.wide}>
            <PersonCard person={first} first />
          </div>
        )}
        {!referents.data && (
          <div className={classes.wide}>
            {referents.error ? (
              <FailedCard query={referents} sentence={words.failed.referent} />
            ) : (
              <CardSkeleton />
            )}
          </div>
        )}
        {!hrContacts.data &&
          (hrContacts.error ? (
            <FailedCard query={hrContacts} sentence={words.failed.hr} />
          ) : (
            <CardSkeleton />
          ))}
        {hrContact && hrContact !== first && <PersonCard person={hrContact} />}
        {hrContact === null && <HrDesk />}
        <StaticCards />
      </div>
    </>
  );
}

// Stands for an HR contact who is disabled, or whom nobody named (CONTACT-OP3).
function HrDesk() {
  const words = useWords(contactsWords);
  const { contact } = useAgency();
  return (
    <ContactCard
      name={words.hrDesk}
      phone={contact.desks?.hr?.phone ?? contact.phone}
      email={contact.desks?.hr?.email ?? contact.email}
    >
      <p>{words.hrDeskWhy}</p>
    </ContactCard>
  );
}
