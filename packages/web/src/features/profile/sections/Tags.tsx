import { Chip } from "../../../ui/cards/Chip.tsx";
import classes from "../ProfilePage.module.css";

/** What was chosen of a list, side by side. */
export function Tags({ of }: { of: readonly string[] }) {
  return (
    <ul className={classes.tags}>
      {of.map((label) => (
        <li key={label}>
          <Chip>{label}</Chip>
        </li>
      ))}
    </ul>
  );
}
