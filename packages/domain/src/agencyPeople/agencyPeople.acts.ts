import { act, acts, reading } from "../kernel/acts/act.ts";

/** What the agency’s people do about families and babysitters. */
export const agencyPeopleActs = acts("people", {
  opened: reading({ fr: "a consulté la fiche", en: "looked at the record" }),
  toDosOpened: reading({ fr: "a consulté ce qui est à faire", en: "looked at what there is to do" }),
  noteWritten: act({ fr: "a écrit une note", en: "wrote a note" }),
  noteChanged: act({ fr: "a modifié une note", en: "changed a note" }),
  noteRemoved: act({ fr: "a supprimé une note", en: "removed a note" }),
});
