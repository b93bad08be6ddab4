import {
  facebookShare,
  type Sponsorship,
  sponsorshipLink,
  twitterShare,
} from "@ribambelle/domain/sponsorship/sponsorship";
import { useRef, useState } from "react";
import { useAgency } from "../../client/agency.tsx";
import { ownOrigin } from "../../client/drawnRequest.ts";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useHydrated } from "../../ui/useHydrated.ts";
import classes from "./SponsorshipPage.module.css";
import { sponsorshipWords } from "./sponsorship.texts.ts";

type Codes = Pick<Sponsorship, "facebookCode" | "twitterCode" | "directLinkCode">;

/** Shares the sign-up link, by each way with its own code (SPONSOR-12 to -14). */
export function Sharing({ codes }: { codes: Codes }) {
  const words = useWords(sponsorshipWords);
  const { name, publicSite } = useAgency();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<"copied" | "select" | null>(null);
  const canShare = useHydrated() && typeof navigator.share === "function";
  const linkOf = (code: string) => sponsorshipLink(publicSite.signUp, ownOrigin(), code);
  const link = linkOf(codes.directLinkCode);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid("copied");
    } catch {
      field.current?.focus();
      field.current?.select();
      setSaid("select");
    }
  }

  // Somebody who changes their mind has shared nothing: there is nothing to say.
  const share = () =>
    void navigator.share({ title: name, text: words.words(name), url: link }).catch(() => {});

  return (
    <div className={classes.form}>
      <p className={classes.text}>{words.shareWhat}</p>
      <TextField
        ref={field}
        label={words.link}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <div className={classes.needsScript}>
          <Button onClick={() => void copy()}>{words.copy}</Button>
        </div>
        <Outside href={facebookShare(linkOf(codes.facebookCode))} label={words.facebook} />
        <Outside href={twitterShare(linkOf(codes.twitterCode), words.words(name))} label={words.twitter} />
        {canShare && <Button onClick={share}>{words.shareByDevice}</Button>}
      </div>
      <p className={classes.quiet} role="status">
        {said && words[said]}
      </p>
    </div>
  );
}

function Outside({ href, label }: { href: string; label: string }) {
  const words = useWords(sponsorshipWords);
  return (
    <LinkButton href={href} target="_blank" rel="noopener noreferrer">
      {label} <span className="visually-hidden">{words.newTab}</span>
    </LinkButton>
  );
}
