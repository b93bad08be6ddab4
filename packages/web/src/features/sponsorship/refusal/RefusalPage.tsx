import { fromPage, oneClick } from "@ribambelle/domain/kernel/letters/oneClick";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { MessageCard } from "../../../ui/cards/MessageCard.tsx";
import { ApartPicture, MissingPicture } from "../../../ui/pictures/pictures.tsx";
import { AgencyContact } from "../../../ui/publicFrame/AgencyContact.tsx";
import { PublicFrame } from "../../../ui/publicFrame/PublicFrame.tsx";
import type { PublicPageProps } from "../../../ui/publicFrame/publicPage.ts";
import { usePageTitle } from "../../../ui/usePageTitle.ts";
import classes from "./RefusalPage.module.css";
import { refusalWords } from "./RefusalPage.texts.ts";
import { refusalTitle } from "./title.texts.ts";

/** Where the link of an invitation's letter leads: it asks, confirms, or says that the link leads nowhere (SPONSOR-OP10). */
export function RefusalPage({ page }: PublicPageProps) {
  usePageTitle(useWords(refusalTitle).title);
  const { home, done, unknown } = useWords(refusalWords);
  if (page.name === "refuse-invitations") return <Asks />;
  const isDone = page.name === "invitations-refused";
  const words = isDone ? done : unknown;
  const picture = isDone ? <ApartPicture /> : <MissingPicture />;
  return (
    <PublicFrame question={isDone}>
      <MessageCard picture={picture} heading={words.heading} href="/" action={home}>
        <p>{words.lead}</p>
      </MessageCard>
      {!isDone && <AgencyContact />}
    </PublicFrame>
  );
}

// A form of the browser's own, to this very address with its key: it needs no script. The letter's language is in the address.
function Asks() {
  const words = useWords(refusalWords).asks;
  return (
    <PublicFrame question>
      <h1>{words.heading}</h1>
      <form className={classes.form} method="post" action="#">
        <p>{words.lead}</p>
        <p className={classes.quiet}>{words.hash}</p>
        <input type="hidden" name={oneClick.name} value={oneClick.value} />
        <input type="hidden" name={fromPage.name} value={fromPage.value} />
        <Button type="submit" main>
          {words.refuse}
        </Button>
      </form>
    </PublicFrame>
  );
}
