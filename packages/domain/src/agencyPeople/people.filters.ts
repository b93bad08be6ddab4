import { isDay } from "../kernel/day.ts";
import { several, text, words } from "../kernel/lists/listOf.ts";
import { longList } from "../kernel/lists/longList.ts";
import { searched } from "../kernel/lists/searched.ts";
import { somebody } from "../kernel/lists/somebody.ts";

const yesOrNo = { oui: true, non: false } as const;

/** By what both lists of people are narrowed and sorted: in the addresses of their pages, and in their call (TABLE F). */
export const peopleList = longList(
  {
    q: searched,
    compte: several(
      words(
        {
          "pas-invite": "never-invited",
          invite: "invited",
          "invitation-expiree": "invitation-expired",
          actif: "active",
          bloque: "blocked",
          supprime: "deleted",
        },
        "accountState",
      ),
    ),
    commercial: somebody("salesRepId"),
    rh: somebody("hrContactId"),
    contrat: words(yesOrNo, "hasActiveContract"),
    signature: words(yesOrNo, "waitsForSignature"),
    email: words({ absent: "missing", refuse: "refused" }, "email"),
    cp: text(/^\d{1,5}$/, "zipPrefix"),
    depuis: text(isDay, "createdFrom"),
    jusque: text(isDay, "createdTo"),
    rentree: words({ repondu: "answered", "sans-reponse": "silent", "non-concerne": "none" }, "renewal"),
    questionnaire: words({ interrompu: "unfinished" }, "survey"),
    annonce: words({ publiee: "published", privee: "private", "a-corriger": "to-correct" }, "advertState"),
    photo: words({ attente: 0, validee: 1, refusee: 2, aucune: "none" }, "photoState"),
    entretien: words(yesOrNo, "interviewed"),
    situation: several(words({ "0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5 }, "currentSituation")),
    langue: several(text(/^\d{1,4}$/, "languages")),
    diplome: several(text(/^\d{1,4}$/, "diplomas")),
    permis: words(yesOrNo, "drivingLicence"),
  },
  { nom: "name", creation: "created", activite: "activity" },
);

type Address = Readonly<Record<string, unknown>>;
const isPrivate = (key: string, value: unknown) =>
  key === "email" || key === "cp" || (key === "tri" && /^-?activite$/.test(String(value)));
const withoutPrivate = (address: Address) =>
  Object.fromEntries(Object.entries(address).filter(([key, value]) => !isPrivate(key, value)));

/** The same for who may not read what is private of people: what is asked by it means nothing to them (AGUI-31). */
export const peopleListWithoutPrivate: typeof peopleList = {
  ...peopleList,
  stateIn: (address) => peopleList.stateIn(withoutPrivate(address)),
  ignoredIn: (address) => [
    ...peopleList.ignoredIn(withoutPrivate(address)),
    ...Object.keys(address).filter((key) => isPrivate(key, address[key])),
  ],
};
