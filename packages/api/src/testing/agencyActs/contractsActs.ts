import { randomUUID } from "node:crypto";
import { documentForm } from "../privateSpace/testPdf.ts";
import { insertHouseworkContract, insertParentContract, insertPerson } from "../stores/testPeople.store.ts";
import type { ActTrials } from "./actTrial.ts";

const reason = "Vu ensemble";

/** What is done to contracts. */
export const trials: ActTrials = {
  "/Agency/Contracts/Create": {
    notes: ["contracts.created"],
    can: "createContract",
    prepare: async ({ portal }) => {
      const { personId } = await insertPerson(portal.database.connection.db, "Parent");
      return {
        body: { kind: "guard", userId: personId, reference: randomUUID() },
        shown: `/Agency/People/${personId}`,
      };
    },
  },
  "/Agency/Contracts/Update": {
    notes: ["contracts.changed", "contracts.keeper-set"],
    can: "update",
    prepare: async ({ portal }) => {
      const { db } = portal.database.connection;
      const { personId } = await insertPerson(db, "Parent");
      const id = await insertParentContract(db, personId, { state: 0 });
      return {
        body: { kind: "guard", id, takeOver: true, changes: { monthlyHours: 90 } },
        of: `/Agency/Contracts/guard/${id}`,
      };
    },
  },
  "/Agency/Contracts/Move": {
    notes: ["contracts.state-changed"],
    prepare: async ({ portal }) => {
      const { db } = portal.database.connection;
      const { personId } = await insertPerson(db, "Parent");
      const id = await insertHouseworkContract(db, personId, { state: 2, keeper: "portal" });
      return {
        body: { kind: "housework", id, act: "withdraw", reason },
        of: `/Agency/Contracts/housework/${id}`,
      };
    },
  },
  "/Agency/Contracts/AddDocument": {
    notes: ["documents.added"],
    can: "addDocument",
    prepare: async ({ portal }) => {
      const { db } = portal.database.connection;
      const { personId } = await insertPerson(db, "Parent");
      const id = await insertParentContract(db, personId, { state: 0 });
      return {
        body: await documentForm({ kind: "guard", id: String(id), documentKind: "contract" }),
        shown: `/Agency/Contracts/guard/${id}`,
      };
    },
  },
};
