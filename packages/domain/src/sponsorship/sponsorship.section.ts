import { section } from "../toDos/section.ts";

/** Where friends are invited. */
export const sponsorshipSection = section("sponsorship");
