import type { Tables } from "../../db/tables.ts";
import type { PeopleTables } from "../people/index.ts";

/** The tables of what people sign in with, beside people themselves. */
export type IdentityTables = Tables<"session" | "password_reset" | "known_browser"> & PeopleTables;
