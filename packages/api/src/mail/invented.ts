/** What the models of letters say instead of anything that anybody has (MAILS-06). */
export const invented = {
  firstName: "Camille",
  name: "Camille Exemple",
  colleague: "Dominique Modèle",
  reference: "P-0000",
  moment: new Date("2026-09-01T08:30:00Z"),
  day: "2026-09-30",
  month: "2026-08",
  year: 2025,
} as const;
