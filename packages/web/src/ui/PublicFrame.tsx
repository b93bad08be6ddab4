import type { ReactNode } from "react";
import { Logo } from "./Logo.tsx";
import classes from "./PublicFrame.module.css";

/** The page of somebody who is not signed in: decorative shapes, the sign, and one card (SHELL-02). */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo />
      </header>
      <main className={classes.main}>
        <div className={classes.card}>{children}</div>
      </main>
    </div>
  );
}
