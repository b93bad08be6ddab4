import { demonstrationAccounts } from "../../demonstrating/accounts.ts";
import type { Demonstration } from "../../demonstrating/demonstration.ts";
import { byCommand } from "../audit/index.ts";
import { giveFunctions } from "./staff.actions.ts";

/** The demonstration's agency account may do everything. */
export const staffDemonstration: Demonstration = {
  async fill(transaction) {
    for (const { reference, role } of demonstrationAccounts)
      if (role === "Agency") await giveFunctions(transaction, byCommand, reference, ["administrator"]);
  },
};
