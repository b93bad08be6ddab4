/** Everything that the profile's calls told: a change asks for all of it again (PROF-39). */
export const profileKey = ["profile"];
