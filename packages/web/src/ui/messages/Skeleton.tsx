import classes from "./Skeleton.module.css";

interface Props {
  /** CSS lengths of what comes in its place. */
  width: string;
  height?: string;
}

/** A grey bar in the place and shape of something that is being loaded. */
export function Skeleton({ width, height = "1em" }: Props) {
  return <span className={classes.bar} style={{ width, height }} />;
}
