import type { ReactNode } from "react";
import { Logo } from "../../ui/pictures/Logo.tsx";
import frame from "./Frame.module.css";
import classes from "./Header.module.css";

interface Props {
  children: ReactNode;
  /** True while the page is still being loaded. */
  busy?: boolean;
}

/** The frame while the person is not known yet: the same heights as the real one, and nothing to click. */
export function BareFrame({ children, busy = false }: Props) {
  return (
    <div className={frame.frame}>
      <header className={classes.header}>
        <div className={classes.bar}>
          <span className={classes.home}>
            <Logo />
          </span>
        </div>
        <div className={classes.sections} />
      </header>
      <main className={frame.main} aria-busy={busy}>
        {children}
      </main>
    </div>
  );
}
