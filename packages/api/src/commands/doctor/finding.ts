import type { DoctorWords } from "./doctor.texts.ts";

/** How something stands: as it should, worth a thought, or to be mended. */
export type Level = "fine" | "risky" | "broken";

/** One thing that was looked at, and what is to be said of it in either language. */
export interface Finding {
  readonly level: Level;
  readonly say: (words: DoctorWords) => string;
}

export const fine = (say: Finding["say"]): Finding => ({ level: "fine", say });
export const risky = (say: Finding["say"]): Finding => ({ level: "risky", say });
export const broken = (say: Finding["say"]): Finding => ({ level: "broken", say });
