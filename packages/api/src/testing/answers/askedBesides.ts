import { type Asked, type Asking, ask, found, query } from "./asked.ts";

type Items = { readonly items: readonly { readonly id: number; readonly userId: number }[] };
const firstPerson = ({ items }: Items) => items[0]?.userId;

/** A person in a state, found in the list of those. */
const inState = (role: string, state: string, under = ""): Asking =>
  found("Agency", `/Agency/People?role=${role}&accountState=${state}`)(
    `${state} ${role}`,
    firstPerson,
    (id) => `/Agency/People/${id}${under}`,
  );
/** What a contract that is found by its reference is asked. */
const contract = (
  kind: string,
  reference: string,
  under = "",
  as: "Agency" | "Colleague" = "Agency",
): Asking =>
  found(as, `/Agency/Contracts?kind=${kind}&q=${reference}`)(
    reference,
    ({ items }: Items) => items[0]?.id,
    (id) => `/Agency/Contracts/${kind}/${id}${under}`,
  );
const roles = ["Parent", "BabySitter"] as const;
const kinds = ["guard", "housework", "babysitter"];
/** The whole of a list, where what lies further down says something else. */
const whole = (as: Asking["as"], how: string, path: string, most: number): Asking => ({
  ...ask(as, how, () => path),
  most,
});

/** What is asked besides, of cases that lie deep in lists and by a colleague who may only read (STAFF-02). */
export const askedBesides: Asked = {
  "/Agency/Desk": [{ ...ask("Colleague", "", () => "/Agency/Desk"), most: 50 }],
  "/Agency/Preferences": [ask("Colleague", "", () => "/Agency/Preferences")],
  "/Agency/Search": [
    ...query("Colleague", "/Agency/Search", "q=martin", "q=GE-2026-01", "q=0199001099", "q=abadie"),
    ...query("Agency", "/Agency/Search", "q=abadie", "q=0199001099", "q=INT-2026", "q=CAS-GE"),
  ],
  "/Agency/People": [
    ...roles.flatMap((role) => [
      ...query(
        "Agency",
        "/Agency/People",
        `role=${role}&accountState=blocked`,
        `role=${role}&accountState=deleted`,
        `role=${role}&renewal=answered`,
        `role=${role}&sort=-created`,
      ),
      ...query("Colleague", "/Agency/People", `role=${role}`),
    ]),
    ...query(
      "Agency",
      "/Agency/People",
      "role=BabySitter&photoState=2",
      "role=BabySitter&advertState=to-correct",
    ),
  ],
  "/Agency/People/:id": [
    ...roles.flatMap((role) => [inState(role, "blocked"), inState(role, "deleted")]),
    ask("Colleague", "a family", ({ idOf }) => `/Agency/People/${idOf("Parent")}`),
    ask("Colleague", "a babysitter", ({ idOf }) => `/Agency/People/${idOf("BabySitter")}`),
  ],
  "/Agency/People/:id/Contracts": [
    {
      ...ask("Agency", "a family, all", ({ idOf }) => `/Agency/People/${idOf("Parent")}/Contracts`),
      most: 40,
    },
    ask("Colleague", "a family", ({ idOf }) => `/Agency/People/${idOf("Parent")}/Contracts`),
  ],
  "/Agency/People/:id/Access": [
    inState("Parent", "blocked", "/Access"),
    inState("Parent", "deleted", "/Access"),
  ],
  "/Agency/People/:id/History": [inState("BabySitter", "blocked", "/History")],
  "/Agency/Contracts": [
    ...kinds.flatMap((kind) => query("Colleague", "/Agency/Contracts", `kind=${kind}`)),
    ...query(
      "Agency",
      "/Agency/Contracts",
      "kind=guard&q=CAS-GE",
      "kind=guard&keeper=portal",
      "kind=guard&sort=-end",
      "kind=guard&state=inProgress&endsWithinDays=30&hasSuccessor=false",
    ),
  ],
  "/Agency/Contracts/:kind/:id": [
    contract("guard", "GE-2026-0103"),
    contract("guard", "GE-2026-0107"),
    contract("guard", "CAS-GE-1"),
    contract("guard", "GE-2026-0101", "", "Colleague"),
    contract("babysitter", "INT-2026-0101", "", "Colleague"),
  ],
  "/Agency/Contracts/:kind/:id/Events": [contract("guard", "GE-2026-0107", "/Events")],
  "/Agency/Requests": [
    ask("Agency", "", () => "/Agency/Requests"),
    ...query("Agency", "/Agency/Requests", "state=done", "state=refused", "sort=-asked"),
  ],
  "/Agency/Letters": [
    ask("Agency", "", () => "/Agency/Letters"),
    ...query("Agency", "/Agency/Letters", "state=given-up", "state=refused-so-far", "state=sent"),
  ],
  "/Agency/Moderation/History": [
    ask("Agency", "", () => "/Agency/Moderation/History"),
    ...query("Agency", "/Agency/Moderation/History", "decision=refuse", "kind=photo"),
  ],
  "/Agency/Staff": [whole("Agency", "", "/Agency/Staff", 10)],
  "/Agency/Staff/Names": [whole("Agency", "", "/Agency/Staff/Names", 10)],
  "/Agency/Renewals/:year": [
    ...query("Agency", "/Agency/Renewals/2026", "answer=unsure", "followUp=under-way"),
    ask("Colleague", "", () => "/Agency/Renewals/2026"),
  ],
  "/CustomerContract/GetMyContracts": [whole("Parent", "", "/CustomerContract/GetMyContracts", 30)],
  "/CustomerContract/GetHouseworkContracts": [
    whole("Parent", "", "/CustomerContract/GetHouseworkContracts", 12),
  ],
  "/EmployeeContract/GetMyContracts": [whole("BabySitter", "", "/EmployeeContract/GetMyContracts", 16)],
  "/Reading/GetMyReadings": [whole("BabySitter", "", "/Reading/GetMyReadings", 8)],
  "/Invoice/GetMyInvoices": [whole("Parent", "all", "/Invoice/GetMyInvoices", 20)],
  "/EmployeeContactsReferent/GetEmployeeContactsReferent": [
    ask("Newcomer", "", () => "/EmployeeContactsReferent/GetEmployeeContactsReferent"),
  ],
  "/ToDo/GetMyToDos": [
    whole("Newcomer", "", "/ToDo/GetMyToDos", 10),
    whole("Second", "", "/ToDo/GetMyToDos", 10),
  ],
  "/Signature/GetMySignatureRequests": [ask("Second", "", () => "/Signature/GetMySignatureRequests")],
  "/AdministrativeContacts/GetMyAdministrativeContacts": [
    ask("Second", "", () => "/AdministrativeContacts/GetMyAdministrativeContacts"),
  ],
  "/Agency/People/:id/Documents": [
    {
      ...ask("Agency", "a family, all", ({ idOf }) => `/Agency/People/${idOf("Parent")}/Documents`),
      most: 6,
    },
  ],
  "/Payment/GetMyPayments": [whole("Parent", "all", "/Payment/GetMyPayments", 24)],
};
