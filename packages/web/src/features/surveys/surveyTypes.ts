/** What the app tells the page of a survey. */
export interface SurveyPageProps {
  /** The signed-in person. */
  readonly personId: number;
}

const types: Readonly<Record<string, 1 | 2>> = { questionnaire: 1, enquete: 2 };

/** Gives the type of the survey at an address; null when nothing is there (SURVEY-02). */
export const surveyTypeAt = (name: string): 1 | 2 | null => types[name] ?? null;
