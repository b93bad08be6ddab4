import { section } from "../toDos/section.ts";

/** Where the documents to read are. */
export const readingsSection = section("documentsToRead");
