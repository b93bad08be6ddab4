import { section } from "../toDos/section.ts";

/** Where contracts are. */
export const contractsSection = section("contracts");
