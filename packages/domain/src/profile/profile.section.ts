import { section } from "../toDos/section.ts";

/** Where babysitters tell of themselves. */
export const profileSection = section("profile");
