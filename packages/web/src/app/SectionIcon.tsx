import classes from "./SectionIcon.module.css";
import type { Section } from "./sections.texts.ts";

const sheet = "M7 3h7l4 4v14H7zM14 3v4h4";
const card = "M4 6h16v12H4zM4 10h16";

const drawings: Partial<Record<Section, string>> = {
  contracts: `${sheet}M10 12h5M10 15h3M14.5 18.5l4-4 1.5 1.5-4 4h-1.5z`,
  interventions: "M5 5h14v15H5zM5 9h14M9 3v4M15 3v4M9.5 14.5l2 2 3.5-4",
  invoices: `${sheet}M10 11h5M10 14h5M10 17h3`,
  payments: `${card}M7 14.5h4`,
  certificates: "M5 4h14v11H5zM8 8h8M8 11h5M14 15v6l2-1.5 2 1.5v-6",
  contacts: "M6 4h3l1.5 4-2 1.5a10 10 0 0 0 6 6l1.5-2 4 1.5v3c0 1-1 2-2 2A15 15 0 0 1 4 6c0-1 1-2 2-2z",
  profiles: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20",
  jobs: "M4 8h16v11H4zM9 8V5h6v3M4 13h16",
  sponsorship:
    "M4 9h16v4H4zM6 13h12v7H6zM12 9v11M12 9c-4 0-5-5-2.5-5S12 9 12 9zm0 0c4 0 5-5 2.5-5S12 9 12 9z",
  profile: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.5-4 3.5-6 7.5-6s7 2 7.5 6",
  payslips: `${sheet}M15 11.5c-3-1.5-4.5.5-4.5 2.5s1.5 4 4.5 2.5M9.5 13.3h3.5M9.5 15h3`,
  documentsToRead: "M12 7c-2-1.5-4.5-2-8-2v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V5c-3.5 0-6 .5-8 2zm0 0v13",
};

/** The picture of a section, beside its name. */
export function SectionIcon({ section }: { section: Section }) {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" width="48" height="48" aria-hidden="true">
      <path d={drawings[section] ?? sheet} />
    </svg>
  );
}
