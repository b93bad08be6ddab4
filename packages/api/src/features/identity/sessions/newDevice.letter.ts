import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { Device } from "../../../acting/device.ts";
import { layOut } from "../../../mail/letterLayout.ts";
import type { Letter, LetterOrder } from "../../../mail/letters.ts";
import { momentText } from "../../../mail/moment.ts";

export const newDeviceKind = "identity.new-device";

/** The letter that tells somebody of a sign-in from a browser that was not known as theirs. */
export const newDevice = (personId: number, locale: Locale, device: Device, at: Date): LetterOrder => ({
  kind: newDeviceKind,
  personId,
  locale,
  payload: { at: at.toISOString(), ...device },
});

const texts = catalogue({
  fr: {
    subject: "Connexion depuis un nouvel appareil",
    done: (moment: string, device: string) =>
      `Une connexion à votre espace personnel a eu lieu le ${moment}, depuis un appareil que nous ne connaissions pas${device === "" ? "" : `\u00a0: ${device}`}.`,
    you: "C’est vous\u00a0? Vous n’avez rien à faire.",
    on: (browser: string, system: string) => `${browser} sous ${system}`,
    notYou: (contact: string) =>
      `Ce n’est pas vous\u00a0? Choisissez tout de suite un autre mot de passe par «\u00a0Mot de passe oublié\u00a0?\u00a0»\u00a0: tous les appareils seront déconnectés. Puis prévenez l’agence\u00a0: ${contact}.`,
  },
  en: {
    subject: "Sign-in from a new device",
    done: (moment, device) =>
      `Somebody signed in to your personal space on ${moment}, from a device we did not recognise${device === "" ? "" : `: ${device}`}.`,
    you: "If it was you, there is nothing to do.",
    on: (browser, system) => `${browser} on ${system}`,
    notYou: (contact) =>
      `Wasn’t you? Choose another password at once through “Forgotten your password?”: all devices will be signed out. Then tell the agency: ${contact}.`,
  },
});

interface Facts extends Device {
  readonly firstName: string;
  readonly at: Date;
  readonly agency: string;
  readonly contact: string;
}

/** Writes the letter that tells of a sign-in from a new device. */
export function newDeviceLetter(locale: Locale, facts: Facts): Letter {
  const { firstName, at, agency, contact, browser, system } = facts;
  const words = texts(locale);
  const device = browser && system ? words.on(browser, system) : (browser ?? system ?? "");
  const done = words.done(momentText(at, locale), device);
  return layOut(
    {
      subject: words.subject,
      preheader: done,
      firstName,
      paragraphs: [done, words.you],
      closing: [words.notYou(contact)],
    },
    locale,
    agency,
  );
}
