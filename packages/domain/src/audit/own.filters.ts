import { longList } from "../kernel/lists/longList.ts";

/** One’s own acts, the newest first: narrowed by nothing. */
export const ownActsList = longList({}, { date: "date" });
