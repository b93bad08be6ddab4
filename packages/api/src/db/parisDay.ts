/** Writes when a day begins at the agency, an instant; `day` is the SQL of a date, of our own code. */
export const startOfDay = (day: string): string => `(${day}::timestamp AT TIME ZONE 'Europe/Paris')`;

/** Writes when a day is over at the agency: the first instant of the next. */
export const endOfDay = (day: string): string => startOfDay(`(${day} + 1)`);

/** Writes which day it is at the agency at an instant; `instant` is its SQL. */
export const dayOf = (instant: string): string => `(${instant} AT TIME ZONE 'Europe/Paris')::date`;
