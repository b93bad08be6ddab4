import type { Locale } from "@ribambelle/domain/kernel/locale";
import { useEffect, useState } from "react";
import { IconButton } from "../buttons/IconButton.tsx";
import { AlertIcon, CheckIcon, CrossIcon } from "../pictures/icons.tsx";
import classes from "./Snackbar.module.css";
import { snackbarWords } from "./Snackbar.texts.ts";
import { hush, type Message, useMessage } from "./say.ts";

export { hush, say } from "./say.ts";

/** How long a message stays, unless a pointer or the focus rests on it (SHELL-OP7). */
const stay = 6_000;

/**
 * Shows the current message: success in green (aria-live polite), error in red (assertive) (SHELL-18,
 * SHELL-19).
 */
export function Snackbar({ locale }: { locale: Locale }) {
  const message = useMessage();
  const bar = message && <Bar key={message.turn} message={message} locale={locale} />;
  return (
    <div className={`${classes.place} screen-only`}>
      <div role="status">{message?.kind === "success" && bar}</div>
      {message?.kind === "error" && <div role="alert">{bar}</div>}
    </div>
  );
}

function Bar({ message, locale }: { message: Message; locale: Locale }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hush(), stay);
    return () => clearTimeout(timer);
  }, [held]);
  const Icon = message.kind === "success" ? CheckIcon : AlertIcon;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on the message only keeps it on the screen
    <div
      className={classes.bar}
      data-kind={message.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon />
      <p className={classes.text}>{message.text[locale]}</p>
      <IconButton className={classes.close} aria-label={snackbarWords(locale).close} onClick={() => hush()}>
        <CrossIcon />
      </IconButton>
    </div>
  );
}
