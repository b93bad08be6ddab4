import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import classes from "./MailboxPage.module.css";

/** The frame of the development mailbox: the server, which alone knows its letters, writes them into it. */
export function MailboxPage() {
  return (
    <PublicFrame reading foot={false}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written at build time, a token that the server replaces */}
      <div className={classes.mailbox} dangerouslySetInnerHTML={{ __html: "__DRAWN__" }} />
    </PublicFrame>
  );
}
