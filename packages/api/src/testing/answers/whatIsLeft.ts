import { unchosenOptIns } from "@ribambelle/domain/testing/optIns";
import { carryOut } from "../../features/moderation/decisions.actions.ts";
import { deactivatePerson, findPersonByReference } from "../../features/people/index.ts";
import { personal, subjects } from "../../features.ts";
import { forgetPerson } from "../../personal/forgetPerson.store.ts";
import type { TestApp } from "../testApp.ts";
import { importCases, importNewEdition } from "./importedCases.ts";
import { holdNewerCertificate } from "./keptCases.store.ts";
import type { Reader } from "./readers.ts";

/** How what is left is done: by the readers’ own calls, a few seconds after each other. */
export interface Doing {
  readonly portal: TestApp;
  readonly call: (reader: Reader, address: string) => ReturnType<TestApp["call"]>;
  // biome-ignore lint/suspicious/noExplicitAny: each call answers something else.
  readonly read: (reader: Reader, address: string) => Promise<any>;
  /** Sends a call, over the version of what is read at `of`, or over that version where it is a number. */
  // biome-ignore lint/suspicious/noExplicitAny: each call answers something else.
  readonly post: (reader: Reader, path: string, body: object, of?: string | number) => Promise<any>;
  readonly idOf: (reader: Reader) => number;
}

/** Does what nobody of the demonstration has done, so that what is read of it is said by an outline. */
export async function doWhatIsLeft(doing: Doing): Promise<void> {
  await importCases(doing.portal);
  await goOwnWays(doing);
  await answer(doing);
  await readDocuments(doing);
  await seeToPeople(doing);
  await moderate(doing);
}

/** Links of calendars, a search that is kept, words about a profile and an offer, what is chosen and put off. */
async function goOwnWays({ read, post }: Doing): Promise<void> {
  for (const reader of ["Parent", "BabySitter"] as const) {
    await post(reader, "/Intervention/RenewMyCalendarLink", { withPlace: true });
    const { notifications } = await read(reader, "/Notification/GetMyNotifications");
    await post(reader, "/Notification/MarkRead", { id: notifications.at(-1).id });
  }
  const { toDos } = await read("Newcomer", "/ToDo/GetMyToDos");
  const { key } = toDos.find(({ canWait }: { canWait: boolean }) => canWait);
  await post("Newcomer", "/ToDo/PutOff", { key });
  await post("Parent", "/Nanny/Searches", { filters: "permis=oui" });
  const [first, second] = (await read("Parent", "/Nanny/Search")).items;
  await post("Parent", `/Nanny/${first.id}/Keep`, {});
  await post("Parent", `/Nanny/${second.id}/Interest`, { wish: "Dès lundi", moments: [] });
  const [offer] = (await read("BabySitter", "/Offer/Search")).items;
  await post("BabySitter", `/Offer/${offer.reference}/Interest`, { word: "Disponible dès lundi" });
  for (const taken of [true, false]) {
    const chosen = { ...unchosenOptIns, newAdvertsEmail: true, agencyInformationEmail: taken };
    await post("Parent", "/OptIn/UpdateMyOptIn", chosen, "/OptIn/GetMyOptIn");
  }
  for (const choice of ["Paper", "Electronic", "Paper"])
    await post("BabySitter", `/Payslip/Choose${choice}`, {});
}

/** A renewal that is begun, begun otherwise and answered, which the agency then sees to. */
async function answer({ read, post, idOf }: Doing): Promise<void> {
  const own = "/Renewal/GetMyRenewal";
  for (const contactDate of ["2026-12-01", "2026-12-02"])
    await post("Parent", "/Renewal/SaveMyDraft", { form: { role: "Parent", need: 2, contactDate } }, own);
  const { linkedEmployees } = await read(
    "Parent",
    "/customerrenewal/GetCustomerRenewalCompleteLinkedEmployees",
  );
  const chosen = linkedEmployees.map((one: { employeeID: number }, place: number) =>
    place === 0
      ? { ...one, wantRenew: false, DontRenewReason: 3, comment: "Trop loin" }
      : { ...one, wantRenew: true },
  );
  await post("Parent", "/customerrenewal/sendbacktoschoolreminder", {
    needRenewContract: 1,
    needContinueWithBS: true,
    needBSForSummer: false,
    needComment: "Comme avant",
    parentID: idOf("Parent"),
    linkedEmployees: chosen,
  });
  const followed = { year: 2026, userId: idOf("Parent"), note: "Rappeler en mai", state: "under-way" };
  await post(
    "Agency",
    "/Agency/Renewals/Follow",
    followed,
    `/Agency/Renewals/2026/Answer/${followed.userId}`,
  );
}

/** Documents that are read and confirmed, one of which is replaced by a newer edition and one withdrawn. */
async function readDocuments({ portal, call, read, post }: Doing): Promise<void> {
  const list: { id: string; title: string; version: number }[] = await read(
    "BabySitter",
    "/Reading/GetMyReadings",
  );
  for (const { id, title, version } of list.filter(({ title }) => title.startsWith("Consigne"))) {
    await call("BabySitter", `/document/${id}/download`);
    await post("BabySitter", "/Reading/MarkRead", { id, version, how: "pages", pagesSeen: 2 });
    if (!title.endsWith("L3")) await post("BabySitter", "/Reading/Confirm", { id, version });
  }
  await importNewEdition(portal);
}

/** Notes, requests, people who are blocked or have left, a colleague who has left, a contract that the portal keeps. */
async function seeToPeople({ portal, read, post, idOf }: Doing): Promise<void> {
  const { db } = portal.database.connection;
  const byReference = async (reference: string) => Number(await findPersonByReference(db, reference));
  const reason = "Vu ensemble";
  const userId = idOf("Parent");
  for (const [text, isPinned] of [
    ["Appeler avant de passer", true],
    ["Le code du portail a changé", false],
    ["Parle aussi anglais", true],
  ] as const)
    await post("Agency", "/Agency/Notes/Create", { userId, text, isPinned });
  for (const [kind, outcome] of [
    ["access", "done"],
    ["rectification", "refused"],
    ["erasure", null],
  ] as const) {
    const asked = { userId, kind, askedAt: "2026-11-16", way: "phone", note: "Par téléphone" };
    const { requestId } = await post("Agency", "/Agency/Requests/Create", asked);
    if (outcome) await post("Agency", "/Agency/Requests/Close", { requestId, outcome, reason }, 1);
    else await post("Agency", "/Agency/Requests/Update", { requestId, ownerId: idOf("Agency") }, 1);
  }
  for (const reference of ["CAS-P1", "CAS-I1"]) {
    const one = await byReference(reference);
    await post("Agency", "/Agency/People/Block", { userId: one, reason }, `/Agency/People/${one}`);
  }
  for (const reference of ["CAS-P2", "CAS-I2"]) {
    const one = await byReference(reference);
    const at = portal.deps.now();
    await db.transaction().execute(async (transaction) => {
      await forgetPerson(transaction, personal, one, at);
      await deactivatePerson(transaction, one, at);
    });
  }
  const leaves = await byReference("DEMO-A03");
  const ended = { userId: leaves, reason, handOverTo: null };
  await post("Agency", "/Agency/Staff/End", ended, `/Agency/Staff/${leaves}`);
  await post("Agency", "/Agency/Preferences/Save", { name: "shortcuts", value: false });
  await post("Agency", "/Agency/Preferences/Save", { name: "searchHintSeen", value: true });
  await post("Colleague", "/Agency/Preferences/Save", { name: "firstStepsClosed", value: true });
  await post("Colleague", "/Agency/Preferences/Save", { name: "pageSize", value: 25 });
  await holdNewerCertificate(db, userId, 2025);
  const [{ id }] = (await read("Agency", "/Agency/Contracts?kind=guard&q=GE-2026-0107")).items;
  const change = { kind: "guard", id, takeOver: true, changes: { monthlyHours: 90 } };
  await post("Agency", "/Agency/Contracts/Update", change, `/Agency/Contracts/guard/${id}`);
}

/** Photos and adverts that are accepted and refused; the last refusal is still to have its effect. */
async function moderate({ portal, read, post }: Doing): Promise<void> {
  const reasons: { id: number; kind: string }[] = await read("Agency", "/Agency/Moderation/Reasons");
  for (const [queue, kind, decision] of [
    ["photos", "photo", "accept"],
    ["photos", "photo", "refuse"],
    ["adverts", "advert", "accept"],
    ["adverts", "advert", "refuse"],
  ] as const) {
    const { item } = await read("Agency", `/Agency/Moderation/Next?queue=${queue}`);
    const { subjectId, seen } = item;
    const reasonIds = reasons.filter((one) => decision === "refuse" && one.kind === kind).slice(0, 2);
    const { decisionId } = await post("Agency", "/Agency/Moderation/Decide", {
      ...{ kind, subjectId, seen, decision, reasonIds: reasonIds.map(({ id }) => id) },
    });
    if (kind === "advert" && decision === "refuse") continue;
    portal.pass(10);
    await carryOut({ ...portal.deps, subjects }, decisionId);
  }
}
