import { fromPage, oneClick } from "@ribambelle/domain/kernel/letters/oneClick";
import type { EmailOptIn } from "@ribambelle/domain/optIns/optIn";
import { lettersOf } from "@ribambelle/domain/optIns/optIn.texts";
import { unsubscribePages } from "@ribambelle/domain/optIns/unsubscribing";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { CardHeading } from "../../../ui/cards/CardHeading.tsx";
import { MessageCard } from "../../../ui/cards/MessageCard.tsx";
import { ApartPicture, MissingPicture } from "../../../ui/pictures/pictures.tsx";
import { AgencyContact } from "../../../ui/publicFrame/AgencyContact.tsx";
import { LanguageChoice } from "../../../ui/publicFrame/LanguageChoice.tsx";
import { PublicFrame } from "../../../ui/publicFrame/PublicFrame.tsx";
import type { PublicPageProps } from "../../../ui/publicFrame/publicPage.ts";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { usePageTitle } from "../../../ui/usePageTitle.ts";
import { unsubscribeTitle } from "./title.texts.ts";
import classes from "./UnsubscribePage.module.css";
import { unsubscribeWords } from "./UnsubscribePage.texts.ts";

/** Where the link of a letter leads that one may refuse: the server says by the page's name how things stand (SETTINGS-OP10). */
export function UnsubscribePage({ page }: PublicPageProps) {
  usePageTitle(useWords(unsubscribeTitle).title);
  const found = unsubscribePages.get(page.name) ?? { state: "unknown" };
  // The server says where, by whose link it is.
  const settings = page.redirectUrl;
  if (found.state === "asks") return <Asks optIn={found.optIn} settings={settings} />;
  if (found.state === "done") return <Done optIn={found.optIn} settings={settings} />;
  return found.state === "gone" ? <Gone /> : <Unknown />;
}

interface LinkProps {
  optIn: EmailOptIn;
  /** Where the person chooses all that they receive. */
  settings: string;
}

// A form of the browser's own, to this very address: it needs no script.
function Asks({ optIn, settings }: LinkProps) {
  const words = useWords(unsubscribeWords).asks;
  const letters = useWords(lettersOf)[optIn];
  return (
    <PublicFrame question>
      <CardHeading heading={words.heading(letters)}>
        <InPlaceLanguage />
      </CardHeading>
      <form className={classes.form} method="post" action="#">
        <p>{words.lead(letters)}</p>
        <input type="hidden" name={oneClick.name} value={oneClick.value} />
        <input type="hidden" name={fromPage.name} value={fromPage.value} />
        <Button type="submit" main>
          {words.stop}
        </Button>
        <LinkButton href={settings}>{words.settings}</LinkButton>
      </form>
    </PublicFrame>
  );
}

// The links of the choice would lose the key of the address: only the script can change the language here.
function InPlaceLanguage() {
  const hydrated = useHydrated();
  return (
    <div className={classes.language} inert={!hydrated}>
      <LanguageChoice hrefOf={(locale) => `?lang=${locale}`} />
    </div>
  );
}

function Done({ optIn, settings }: LinkProps) {
  const words = useWords(unsubscribeWords).done;
  const letters = useWords(lettersOf)[optIn];
  return (
    <PublicFrame question>
      <MessageCard picture={<ApartPicture />} heading={words.heading} href={settings} action={words.settings}>
        <p>{words.lead(letters)}</p>
        <p>{words.change}</p>
      </MessageCard>
    </PublicFrame>
  );
}

function Gone() {
  const words = useWords(unsubscribeWords).gone;
  return (
    <PublicFrame question>
      <MessageCard picture={<ApartPicture />} heading={words.heading} href="/" action={words.home}>
        <p>{words.lead}</p>
      </MessageCard>
    </PublicFrame>
  );
}

function Unknown() {
  const words = useWords(unsubscribeWords).unknown;
  return (
    <PublicFrame>
      <MessageCard picture={<MissingPicture />} heading={words.heading} href="/login" action={words.login}>
        <p>{words.lead}</p>
      </MessageCard>
      <AgencyContact />
    </PublicFrame>
  );
}
