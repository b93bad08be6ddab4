import type { ReactNode } from "react";
import classes from "./SectionPicture.module.css";

/** The drawing of a section, beside its name; of one without a scene, the patch of colour alone. */
export function SectionPicture({ scene }: { scene: ReactNode }) {
  return (
    <svg className={classes.picture} viewBox="0 0 112 84" aria-hidden="true">
      <path d="M8 46C4 22 24 6 52 7s54 12 53 38-24 35-52 34S12 70 8 46z" fill="var(--orange-soft)" />
      {scene}
    </svg>
  );
}
