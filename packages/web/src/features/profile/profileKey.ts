/** The query key of all answers about the profile: a change invalidates all of them (PROF-39). */
export const profileKey = ["profile"];
