import { section } from "../toDos/section.ts";

/** Where contacts are. */
export const contactsSection = section("contacts");
