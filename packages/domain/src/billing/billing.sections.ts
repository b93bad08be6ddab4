import { section } from "../toDos/section.ts";

/** Where invoices are. */
export const invoicesSection = section("invoices");

/** Where payments are. */
export const paymentsSection = section("payments");

/** Where tax certificates are. */
export const certificatesSection = section("certificates");
