import { contactsIn } from "@ribambelle/domain/profile/contacts/contactMask";
import { isUndecided, mayWait, type Subject } from "../../../acting/moderating/subject.ts";
import { getProfile } from "../profile.store.ts";
import { ownProfile } from "../profile.views.ts";
import { reviewAdvert } from "./advert.decisions.ts";

const reviews = `FROM advert_review r JOIN profile a ON a.person_id = r.person_id JOIN person p ON p.id = r.person_id`;
const places = `r.person_id::text AS subject_id, r.person_id, NOT r.has_contact AS is_later, r.waiting_since AS since`;
const waits = "r.state = 'waiting' AND a.advert_is_published";

/** The adverts that families see and whose words nobody of the agency has looked at, those with a contact first (MODER-01). */
export const advertSubject: Subject = {
  kind: "advert",
  queue: `SELECT ${places} ${reviews}
    WHERE ${waits} AND ${mayWait("p")} AND ${isUndecided("advert", "r.person_id::text")}`,
  one: `SELECT ${places}, ${waits} AS waits, encode(r.words_sha256, 'hex') AS seen,
      CASE r.state WHEN 'fine' THEN 'accept' WHEN 'to-correct' THEN 'refuse' END AS answer ${reviews}
    WHERE r.person_id = CASE WHEN $1::text ~ '^[1-9][0-9]{0,8}$' THEN $1::integer END`,
  async show(db, _, personId) {
    const kept = await getProfile(db, personId);
    const { advertTitle, advertDescription, completionRate } = ownProfile(kept);
    const title = contactsIn(advertTitle ?? "", kept.contact);
    const description = contactsIn(advertDescription ?? "", kept.contact);
    const after = title.text.length + 1;
    const contacts = [
      ...title.contacts,
      ...description.contacts.map(([start, length]): [number, number] => [start + after, length]),
    ];
    const advert = { title: title.text, description: description.text, contacts, completionRate };
    return { photo: null, advert };
  },
  carryOut: reviewAdvert,
};
