import type { AnswersPortal } from "./answersPortal.ts";
import type { Reader } from "./readers.ts";

/** One reading of a call beside the bare one: who asks, for what, and the address at which it is. */
export interface Asking {
  readonly as: Reader;
  readonly how: string;
  readonly at: (given: AnswersPortal) => Promise<string> | string;
  /** How many of each list are told, where each says something else; the first few unless told. */
  readonly most?: number;
}

type Find = (answer: never) => string | number | undefined;
type Found = ReturnType<Find>;

/** What is asked of calls, by their paths. */
export type Asked = Readonly<Record<string, readonly Asking[]>>;

/** Says one reading. */
export const ask = (as: Reader, how: string, at: Asking["at"]): Asking => ({ as, how, at });
/** Asks for what stands somewhere in another answer to the same reader. */
export const found =
  (as: Reader, list: string) =>
  (how: string, find: Find, address: (id: Found) => string): Asking =>
    ask(as, how, async ({ read }) => address(find((await read(as, list)) as never)));
/** Asks by each of these queries. */
export const query = (as: Reader, path: string, ...queries: readonly string[]): Asking[] =>
  queries.map((asked) => ask(as, asked, () => `${path}?${asked}`));

const inFamilysInvoices = found("Parent", "/Invoice/GetMyInvoices");
const inFamilysRequests = found("Parent", "/Signature/GetMySignatureRequests");
const inBabysittersRequests = found("BabySitter", "/Signature/GetMySignatureRequests");
const inAgencysRequests = found("Agency", "/Signature/GetMySignatureRequests");
const inReadings = found("BabySitter", "/Reading/GetMyReadings");
const inImports = found("Agency", "/Agency/Imports");
const inSurveys = found("Agency", "/Agency/Surveys");

type Listed = { readonly items: readonly { readonly id: string; readonly userId: number }[] };
type Ids = readonly { readonly id: string }[];
const nth = (place: number) => (list: Ids) => list[place]?.id;
const firstItem = ({ items }: Listed) => items[0]?.id;
const firstSurvey = ({ items }: { items: readonly { leadNeedSurveyID: number }[] }) =>
  items[0]?.leadNeedSurveyID;

/** The same of a family and of a babysitter, as the agency sees them. */
const ofBoth = (under: string): Asking[] => [
  ask("Agency", "a family", ({ idOf }) => `/Agency/People/${idOf("Parent")}${under}`),
  ask("Agency", "a babysitter", ({ idOf }) => `/Agency/People/${idOf("BabySitter")}${under}`),
];
const kinds = ["guard", "housework", "babysitter"];
const ofEachKind = (under: string): Asking[] =>
  kinds.flatMap((kind) =>
    found("Agency", `/Agency/Contracts?kind=${kind}&sort=reference`)(
      kind,
      firstItem,
      (id) => `/Agency/Contracts/${kind}/${id}${under}`,
    ),
  );
const requested = (under: string): Asking[] => [
  ...[0, 1, 2].map((place) =>
    inFamilysRequests(`number ${place + 1}`, nth(place), (id) => `/Signature/${under}/${id}`),
  ),
  inBabysittersRequests("number 1", nth(0), (id) => `/Signature/${under}/${id}`),
];

/** What is asked of the calls that answer nothing by their bare path, and of those that answer more by it, by their paths. */
export const asked: Asked = {
  "/LeadSurvey/Configuration/:id": ["1", "2"].map((id) =>
    ask("Parent", id, () => `/LeadSurvey/Configuration/${id}`),
  ),
  "/Signature/GetSignatureRequest/:id": [
    ...requested("GetSignatureRequest"),
    inAgencysRequests("number 1", nth(0), (id) => `/Signature/GetSignatureRequest/${id}`),
  ],
  "/Signature/document/:id": requested("document"),
  "/Signature/notice/:id": requested("notice").slice(0, 1),
  "/Signature/GetAgencySignatureRequests": [
    ask("Agency", "", () => "/Signature/GetAgencySignatureRequests"),
    ...query(
      "Agency",
      "/Signature/GetAgencySignatureRequests",
      "state=1",
      "agencyTask=look-at",
      "agencyTask=countersign",
      "whose=babysitters",
    ),
  ],
  "/Reading/GetMyReading/:id": [0, 2].map((place) =>
    inReadings(`number ${place + 1}`, nth(place), (id) => `/Reading/GetMyReading/${id}`),
  ),
  "/Offer/Search": [
    ask("BabySitter", "", () => "/Offer/Search"),
    ...query("BabySitter", "/Offer/Search", "housework=true", "radius=20"),
  ],
  "/Offer/:reference": [
    found("BabySitter", "/Offer/Search")(
      "the first found",
      ({ items }: { items: readonly { reference: string }[] }) => items[0]?.reference,
      (reference) => `/Offer/${reference}`,
    ),
  ],
  "/Notification/GetMyNotifications/:before": (["Parent", "BabySitter"] as const).map((reader) =>
    found(reader, "/Notification/GetMyNotifications")(
      "the second on",
      ({ notifications }: { notifications: Ids }) => notifications[0]?.id,
      (id) => `/Notification/GetMyNotifications/${id}`,
    ),
  ),
  "/Nanny/Search": [
    ask("Parent", "", () => "/Nanny/Search"),
    ...query("Parent", "/Nanny/Search", "moments=lundi-16:00-18:00&covers=any", "kept=true", "licence=true"),
  ],
  "/Nanny/:id": [found("Parent", "/Nanny/Search")("the first found", firstItem, (id) => `/Nanny/${id}`)],
  "/Nanny/:id/Photo/:file": [
    found("Parent", "/Nanny/Search?ironing=true&radius=department&limit=24")(
      "the first who has one",
      ({ items }: { items: readonly { photoUrl: string | null }[] }) =>
        items.find(({ photoUrl }) => photoUrl)?.photoUrl ?? undefined,
      String,
    ),
  ],
  "/Intervention/GetMyInterventions": (["Parent", "BabySitter"] as const).flatMap((reader) =>
    query(
      reader,
      "/Intervention/GetMyInterventions",
      "from=2026-11-01&to=2026-11-30",
      "from=2026-12-01&to=2026-12-31",
    ),
  ),
  "/Intervention/calendar/:file": (["Parent", "BabySitter"] as const).map((reader) =>
    found(reader, "/Intervention/GetMyCalendarLink")(
      reader,
      ({ url }: { url: string }) => new URL(url).pathname,
      String,
    ),
  ),
  "/BabysitterProfile/Avatar/:id/:file": [
    found("BabySitter", "/BabysitterProfile/GetMyPublicProfile")(
      "their own",
      ({ avatarUrl }: { avatarUrl: string }) => avatarUrl,
      String,
    ),
  ],
  "/Invoice/GetMyInvoices": [
    ask("Parent", "", () => "/Invoice/GetMyInvoices"),
    ...query("Parent", "/Invoice/GetMyInvoices", "skip=3", "year=2025"),
  ],
  "/Invoice/GetMyInvoice/:id": [0, 1, 2, 3, 4, 5, 6, 7].map((place) =>
    inFamilysInvoices(
      `number ${place + 1}`,
      ({ invoices }: { invoices: Ids }) => invoices[place]?.id,
      (id) => `/Invoice/GetMyInvoice/${id}`,
    ),
  ),
  "/Payment/GetMyPayments": [
    ask("Parent", "", () => "/Payment/GetMyPayments"),
    ...query("Parent", "/Payment/GetMyPayments", "skip=3", "year=2025"),
  ],
  "/Payslip/GetMyPayslips": [
    ask("BabySitter", "", () => "/Payslip/GetMyPayslips"),
    ...query("BabySitter", "/Payslip/GetMyPayslips", "skip=3", "year=2025"),
  ],
  "/document/:id/download": [
    inFamilysInvoices(
      "an invoice",
      ({ invoices }: { invoices: readonly { downloadId: string | null }[] }) =>
        invoices.find(({ downloadId }) => downloadId)?.downloadId ?? undefined,
      (id) => `/document/${id}/download`,
    ),
    found("BabySitter", "/Payslip/GetMyPayslips")(
      "a payslip",
      ({ payslips }: { payslips: readonly { documentId: string }[] }) => payslips[0]?.documentId,
      (id) => `/document/${id}/download`,
    ),
  ],
  "/Geocoding/Communes": (["Parent", "BabySitter", "Agency"] as const).flatMap((reader) =>
    query(reader, "/Geocoding/Communes", "search=nant"),
  ),
  "/Agency/Staff/:id": [
    found("Agency", "/Agency/Staff")(
      "the first",
      ({ items }: Listed) => items[0]?.userId,
      (id) => `/Agency/Staff/${id}`,
    ),
    ask("Agency", "oneself", ({ idOf }) => `/Agency/Staff/${idOf("Agency")}`),
  ],
  "/Agency/Moderation/Next": query("Agency", "/Agency/Moderation/Next", "queue=photos", "queue=adverts"),
  "/Agency/LetterModels/:kind": [
    ask("Agency", "an invitation", () => "/Agency/LetterModels/identity.invitation"),
  ],
  "/Agency/Imports/:id": [inImports("the first", firstItem, (id) => `/Agency/Imports/${id}`)],
  "/Agency/Imports/:id/Lines": [
    inImports("the first", firstItem, (id) => `/Agency/Imports/${id}/Lines`),
    inImports("those refused", firstItem, (id) => `/Agency/Imports/${id}/Lines?outcome=refused`),
  ],
  "/Agency/Imports/:id/Refused/:file": [
    inImports("the first", firstItem, (id) => `/Agency/Imports/${id}/Refused/personnes.csv`),
  ],
  "/Agency/ImportModels/:file": [
    ask("Agency", "people", () => "/Agency/ImportModels/personnes.csv"),
    ask("Agency", "invoices", () => "/Agency/ImportModels/factures.csv"),
  ],
  "/Agency/Document/:id": [
    ask("Agency", "a contract of a family", async ({ read, idOf }) => {
      const documents = await read("Agency", `/Agency/People/${idOf("Parent")}/Documents`);
      return `/Agency/Document/${documents[0].id}`;
    }),
  ],
  "/Agency/Contracts": kinds.flatMap((kind) =>
    query(
      "Agency",
      "/Agency/Contracts",
      `kind=${kind}`,
      `kind=${kind}&sort=asked`,
      `kind=${kind}&endsWithinDays=60`,
    ),
  ),
  "/Agency/Contracts/:kind/:id": ofEachKind(""),
  "/Agency/Contracts/:kind/:id/Events": ofEachKind("/Events"),
  "/Agency/Surveys/:id": [inSurveys("the first", firstSurvey, (id) => `/Agency/Surveys/${id}`)],
  "/Agency/Surveys/:id/Sensitive": [
    inSurveys("the first", firstSurvey, (id) => `/Agency/Surveys/${id}/Sensitive`),
  ],
  "/Agency/Renewals/:year": [
    ask("Agency", "", () => "/Agency/Renewals/2026"),
    ...query("Agency", "/Agency/Renewals/2026", "view=babysitters", "sort=-answered", "sort=contactDate"),
  ],
  "/Agency/Renewals/:year/Summary": [ask("Agency", "", () => "/Agency/Renewals/2026/Summary")],
  "/Agency/Renewals/:year/Answer/:userId": ["families", "babysitters"].map((view) =>
    found("Agency", `/Agency/Renewals/2026?view=${view}&sort=-answered`)(
      view,
      ({ items }: { items: readonly { person: { userId: number } }[] }) => items[0]?.person.userId,
      (id) => `/Agency/Renewals/2026/Answer/${id}`,
    ),
  ),
  "/Agency/People": ["Parent", "BabySitter"].flatMap((role) =>
    query(
      "Agency",
      "/Agency/People",
      `role=${role}`,
      `role=${role}&sort=-activity`,
      `role=${role}&hasActiveContract=true`,
      `role=${role}&waitsForSignature=true`,
    ),
  ),
  "/Agency/People/:id": ofBoth(""),
  "/Agency/People/:id/Contracts": ofBoth("/Contracts"),
  "/Agency/People/:id/Documents": ofBoth("/Documents"),
  "/Agency/People/:id/History": ofBoth("/History"),
  "/Agency/People/:id/Notes": ofBoth("/Notes"),
  "/Agency/People/:id/ToDos": ofBoth("/ToDos"),
  "/Agency/People/:id/Access": ofBoth("/Access"),
  "/Agency/People/:id/Notifications": ofBoth("/Notifications"),
  "/Agency/People/:id/Profile": ofBoth("/Profile").slice(1),
  "/Agency/Desk": [{ ...ask("Agency", "", () => "/Agency/Desk"), most: 50 }],
  "/ToDo/GetMyToDos": (["Parent", "BabySitter"] as const).map((as) => ({
    ...ask(as, "", () => "/ToDo/GetMyToDos"),
    most: 10,
  })),
  "/Agency/Search": query("Agency", "/Agency/Search", "q=martin", "q=GE-2026-01", "q=nantes"),
};

/** The calls that answer nothing here, each with why. */
export const unasked: Readonly<Record<string, string>> = {
  "/Notification/stream": "it goes on until who reads it leaves",
  "/Geocoding/Positions": "it is the answer of a service outside, which nobody asks in a test",
};

/** The calls that are answered with nothing here, each with why. */
export const emptyHere: Readonly<Record<string, string>> = {
  "/User/Passkeys": "a passkey takes a device that signs",
};
