/** Fetches the section by which people get their data. */
export const loadMyDataSection = async () => (await import("./MyDataSection.tsx")).MyDataSection;
