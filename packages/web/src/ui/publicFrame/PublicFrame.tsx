import type { ReactNode } from "react";
import { Logo } from "../pictures/Logo.tsx";
import { PublicFoot } from "./PublicFoot.tsx";
import classes from "./PublicFrame.module.css";

interface Props {
  children: ReactNode;
  /** True for a long text: the card is as wide as a column of text. */
  reading?: boolean;
  /** True where the agency’s number is not shown otherwise. */
  question?: boolean;
  /** False where no link leads anywhere. */
  foot?: boolean;
}

/** The page of somebody who is not signed in: decorative shapes, the sign, and one card with the legal links (SHELL-02, SHELL-OP9). */
export function PublicFrame({ children, reading = false, question = false, foot = true }: Props) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo />
      </header>
      <main className={classes.main} data-reading={reading || undefined}>
        <div className={classes.card}>
          {children}
          {foot && <PublicFoot question={question} />}
        </div>
      </main>
    </div>
  );
}
