import * as z from "zod/mini";
import { act, acts, changed, reading } from "../kernel/acts/act.ts";
import { fieldList } from "./person.texts.ts";

const fields = z.record(z.string(), changed(z.unknown()));

/** What the agency’s people do about families and babysitters. */
export const agencyPeopleActs = acts("people", {
  opened: reading({ fr: "a consulté la fiche", en: "viewed the record" }),
  toDosOpened: reading({ fr: "a consulté ce qui est à faire", en: "viewed the to-do list" }),
  created: act({ fr: "a créé la fiche", en: "created the record" }),
  changed: act(({ changes }) => {
    const names = Object.keys(changes ?? {});
    return {
      fr: names.length > 0 ? `a modifié\u00a0: ${fieldList(names, "fr")}` : "a modifié la fiche",
      en: names.length > 0 ? `changed: ${fieldList(names, "en")}` : "changed the record",
    };
  }, fields),
  sessionsEnded: act({ fr: "a déconnecté tous les appareils", en: "signed all devices out" }),
  blocked: act({ fr: "a suspendu l’accès", en: "suspended access" }),
  unblocked: act({ fr: "a rétabli l’accès", en: "restored access" }),
  noteWritten: act({ fr: "a écrit une note", en: "wrote a note" }),
  noteChanged: act({ fr: "a modifié une note", en: "changed a note" }),
  noteRemoved: act({ fr: "a supprimé une note", en: "removed a note" }),
});
