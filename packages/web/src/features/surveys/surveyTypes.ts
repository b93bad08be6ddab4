/** What the app tells the page of a survey. */
export interface SurveyPageProps {
  /** The signed-in person. */
  readonly personId: number;
}

// A map: an object would know names of JavaScript's own (constructor).
const types: ReadonlyMap<string, 1 | 2> = new Map([
  ["questionnaire", 1],
  ["enquete", 2],
]);

/** Gives the type of the survey at an address; null when nothing is there (SURVEY-02). */
export const surveyTypeAt = (name: string): 1 | 2 | null => types.get(name) ?? null;
