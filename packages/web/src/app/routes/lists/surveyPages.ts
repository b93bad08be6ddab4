import { surveyOf } from "../../../features/surveys/index.ts";
import { loadTold } from "./told.ts";

export const surveyPage = surveyOf(loadTold);
