import { section } from "../toDos/section.ts";

/** Where payslips are. */
export const payslipsSection = section("payslips");
