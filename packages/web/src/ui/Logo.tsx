import { Doll } from "./Doll.tsx";
import classes from "./Logo.module.css";

/** The portal's sign: three paper children holding hands, and its name. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 120 48" width="90" height="36" aria-hidden="true">
        <Doll fill="var(--plum)" />
        <Doll x={40} fill="var(--orange)" shape="trousers" />
        <Doll x={80} fill="var(--plum)" />
      </svg>
      <span className={classes.name}>Ribambelle</span>
    </span>
  );
}
