/** The tabs of a person’s page beside the first, as its address names them (the specification’s table *Pages*). */
export const personTabs = [
  "contrats",
  "documents",
  "profil",
  "a-faire",
  "rentree",
  "questionnaires",
  "courriers",
  "acces",
  "notifications",
  "notes",
  "historique",
] as const;
