/** How often somebody of the demonstration is asked for the next code, which lasts half a minute (STAFF-35). */
export const nextCodeMs = 3_000;
