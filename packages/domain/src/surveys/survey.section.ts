import { section } from "../toDos/section.ts";

/** Where surveys are answered. */
export const surveySection = section("survey");
