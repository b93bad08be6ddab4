import { contractNotices } from "@ribambelle/domain/contracts/contract.notices";
import { unchosenOptIns } from "@ribambelle/domain/testing/optIns";
import { notify } from "../../features/notifications/index.ts";
import { insertMark } from "../../features/readings/readings.store.ts";
import type { Signed } from "../signing/testSigning.ts";
import { insertDocument } from "../stores/testDocuments.store.ts";
import { insertCorrectedPayslip } from "../stores/testPayslips.store.ts";
import { insertReading } from "../stores/testReadings.store.ts";
import type { OwnPortal, OwnTrial, Sent } from "./ownTrial.ts";

const db = ({ portal }: OwnPortal) => portal.database.connection.db;
const feed = async ({ portal }: OwnPortal, { cookie }: Signed) =>
  (await portal.call("GET", "/Notification/GetMyNotifications", { cookie })).json().notifications;

async function told(given: OwnPortal, me: Signed): Promise<Sent> {
  const notice = contractNotices.toSign({ reference: "GE-1" });
  await db(given)
    .transaction()
    .execute((transaction) => notify(transaction, me.personId, notice));
  const [{ id }] = await feed(given, me);
  return { body: { id } };
}
const marked =
  (...marks: readonly ("opened" | "read")[]) =>
  async (given: OwnPortal, { personId }: Signed) => {
    const id = await insertReading(db(given), personId);
    const by = { address: "", browser: "" };
    const at = given.portal.deps.now();
    for (const mark of marks)
      await insertMark(db(given), { personId, id, mark, how: mark === "read" ? "pages" : null, at, ...by });
    return { id, version: 1 };
  };

/** What people do with what the portal tells, asks and sends them. */
export const trials: readonly OwnTrial[] = [
  { path: "/Notification/MarkRead", notes: [], prepare: told },
  {
    path: "/Notification/MarkAllRead",
    notes: [],
    prepare: async (given, me) => {
      await told(given, me);
      return {};
    },
  },
  {
    path: "/ToDo/PutOff",
    as: "BabySitter",
    notes: [],
    prepare: () => ({ body: { key: "profile.complete:profile" } }),
  },
  {
    path: "/OptIn/UpdateMyOptIn",
    how: "taken and refused",
    notes: ["opt-ins.taken", "opt-ins.refused"],
    prepare: () => ({
      body: { ...unchosenOptIns, newAdvertsEmail: true, agencyInformationEmail: false },
    }),
  },
  {
    path: "/Reading/MarkRead",
    as: "BabySitter",
    notes: ["readings.read"],
    prepare: async (given, me) => ({
      body: { ...(await marked("opened")(given, me)), how: "pages", pagesSeen: 2 },
    }),
  },
  {
    path: "/Reading/Confirm",
    as: "BabySitter",
    notes: ["readings.confirmed"],
    prepare: async (given, me) => ({ body: await marked("opened", "read")(given, me) }),
  },
  { path: "/Payslip/ChoosePaper", as: "BabySitter", notes: ["payslips.paper-chosen"] },
  {
    path: "/Payslip/ChooseElectronic",
    as: "BabySitter",
    notes: ["payslips.electronic-chosen"],
    async prepare({ portal }, { cookie }) {
      await portal.call("POST", "/Payslip/ChoosePaper", { cookie });
      return {};
    },
  },
  {
    path: "/MyData/PrepareMyData",
    notes: [],
    changesNothing: "it says whether the archive can be made now",
  },
  { path: "/MyData/DownloadMyData", notes: ["my-data.downloaded"] },
  {
    path: "/Payslip/download",
    as: "BabySitter",
    notes: ["payslips.all-downloaded"],
    async prepare({ portal }, { personId }) {
      const kept = { ...portal, db: portal.database.connection.db };
      const { id } = await insertDocument(kept, personId, { kind: "payslip" });
      await insertCorrectedPayslip(kept, personId, id);
      return {};
    },
  },
  {
    path: "/document/:id/download",
    notes: ["documents.downloaded"],
    prepare: async ({ portal }, { personId }) => ({
      params: {
        id: (await insertDocument({ ...portal, db: portal.database.connection.db }, personId)).id,
      },
    }),
  },
];
