/** The first part of the keys of all answers about the profile: a change invalidates all of them (PROF-39). */
export const profileKey = ["BabysitterProfile"];
