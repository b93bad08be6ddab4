import { section } from "../toDos/section.ts";

/** Where the calendar is. */
export const interventionsSection = section("interventions");
