import type { ReactNode } from "react";
import { LinkButton } from "../buttons/LinkButton.tsx";
import classes from "./MessageCard.module.css";

interface Props {
  picture: ReactNode;
  heading: string;
  children: ReactNode;
  href: string;
  action: string;
}

/** The content of a page with a single message: a drawing, the heading, an explanation, and one link. */
export function MessageCard({ picture, heading, children, href, action }: Props) {
  return (
    <div className={classes.message}>
      {picture}
      <h1>{heading}</h1>
      {children}
      <LinkButton href={href} main>
        {action}
      </LinkButton>
    </div>
  );
}
