import { section } from "../toDos/section.ts";

/** Where the back to school is answered. */
export const renewalSection = section("renewal");
