import classes from "./DollChain.module.css";

/** The paper-doll chain that hems the foot of the page: decoration. */
export function DollChain() {
  return <div className={classes.chain} />;
}
