import { text } from "./listOf.ts";

/** What somebody types to find people or contracts by: from 2 characters, blanks around them aside, to 100. */
export const searched = text((given) => [...given.trim()].length >= 2 && [...given].length <= 100, "q");
