import type { RenewalFollowUp } from "@ribambelle/domain/agencyRenewals/followUp";
import { addDays } from "@ribambelle/domain/kernel/day";
import type { BabysitterForm } from "@ribambelle/domain/renewals/babysitter/form";
import type { Linked } from "@ribambelle/domain/renewals/choice";
import type { ParentForm } from "@ribambelle/domain/renewals/parent/form";
import {
  babysitterReasons,
  employeeReasons,
  parentNeeds,
  parentReasons,
} from "@ribambelle/domain/renewals/renewal.values";

type FormOf = (linked: readonly Linked[], today: string) => ParentForm | BabysitterForm;

/** Who has answered in the demonstration, how long ago, and what became of it at the agency. */
interface Answering {
  readonly reference: string;
  readonly daysAgo: number;
  readonly form: FormOf;
  readonly followUp: RenewalFollowUp;
  /** Which colleague takes care of it. */
  readonly owner?: string;
  readonly note?: string;
}

const wanted = ({ id }: Linked) => ({ id, wants: true as const });
const { yes, no, unsure } = parentNeeds.numbers;

const goesOn: FormOf = (linked) => ({
  role: "Parent",
  need: yes,
  staff: linked.length === 0 ? { continues: null } : { continues: true, employees: linked.map(wanted) },
  forSummer: false,
  comment: "",
});
const wouldChange: FormOf = (linked) => ({
  role: "Parent",
  need: yes,
  staff:
    linked.length === 0
      ? { continues: null }
      : {
          continues: true,
          employees: linked.map(({ id }, index) =>
            index === 0
              ? { id, wants: false, reason: employeeReasons.numbers.newProfile }
              : { id, wants: true },
          ),
        },
  forSummer: true,
  comment: "Nous aurions besoin de deux soirs de plus à partir d’octobre.",
});
const stops =
  (reason: number): FormOf =>
  () => ({ role: "Parent", need: no, reason });
const isUnsure =
  (days: number): FormOf =>
  (_, today) => ({ role: "Parent", need: unsure, contactDate: addDays(today, days) });
const stays =
  (wantsExtra: boolean, fromIn: number | null): FormOf =>
  (linked, today) => ({
    role: "BabySitter",
    renews: true,
    families: linked.map(wanted),
    wantsExtra,
    availability:
      fromIn === null
        ? { known: true, same: true }
        : { known: true, same: false, date: addDays(today, fromIn) },
  });
const leaves =
  (reason: number, comment = "", optOut: "communications" | null = null): FormOf =>
  () => ({
    role: "BabySitter",
    renews: false,
    reason,
    comment,
    optOut,
  });

/** Answers of each kind, at each place at the agency. */
export const answering: readonly Answering[] = [
  { reference: "DEMO-P23", daysAgo: 1, form: goesOn, followUp: "to-do" },
  { reference: "DEMO-P03", daysAgo: 7, form: stops(parentReasons.numbers.moving), followUp: "to-do" },
  { reference: "DEMO-P04", daysAgo: 12, form: isUnsure(-1), followUp: "to-do" },
  {
    reference: "DEMO-P06",
    daysAgo: 4,
    form: wouldChange,
    followUp: "under-way",
    owner: "DEMO-A02",
    note: "Deux profils proposés par téléphone, réponse attendue vendredi.",
  },
  {
    reference: "DEMO-P11",
    daysAgo: 15,
    form: stops(parentReasons.numbers.price),
    followUp: "dropped",
    owner: "DEMO-A02",
  },
  { reference: "DEMO-P28", daysAgo: 3, form: isUnsure(12), followUp: "to-do" },
  { reference: "DEMO-P25", daysAgo: 18, form: goesOn, followUp: "done", owner: "DEMO-A02" },
  { reference: "DEMO-I07", daysAgo: 1, form: stays(true, null), followUp: "to-do" },
  {
    reference: "DEMO-I04",
    daysAgo: 6,
    form: leaves(babysitterReasons.numbers.fullTimeJob),
    followUp: "to-do",
  },
  {
    reference: "DEMO-I05",
    daysAgo: 9,
    form: leaves(babysitterReasons.numbers.other, "Je pars étudier à Bordeaux.", "communications"),
    followUp: "done",
    owner: "DEMO-A03",
  },
  {
    reference: "DEMO-I10",
    daysAgo: 2,
    form: stays(false, 20),
    followUp: "under-way",
    owner: "DEMO-A03",
    note: "Emploi du temps de l’université attendu.",
  },
  { reference: "DEMO-I11", daysAgo: 5, form: stays(true, null), followUp: "done", owner: "DEMO-A03" },
];

/** Who has not answered, and was reminded some days ago. */
export const reminded = [
  { reference: "DEMO-P01", daysAgo: 5 },
  { reference: "DEMO-I01", daysAgo: 1 },
] as const;

/** Who has begun a form and not sent it. */
export const beginning = "DEMO-I01";
