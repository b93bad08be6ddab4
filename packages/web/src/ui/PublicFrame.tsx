import type { ReactNode } from "react";
import { Logo } from "./Logo.tsx";
import classes from "./PublicFrame.module.css";

interface Props {
  children: ReactNode;
  /** Stands under the card: the language choice, say. */
  below?: ReactNode;
}

/** The page of somebody who is not signed in: decorative shapes, the sign, and one card (SHELL-02). */
export function PublicFrame({ children, below }: Props) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo />
      </header>
      <main className={classes.main}>
        <div className={classes.card}>{children}</div>
        {below}
      </main>
    </div>
  );
}
