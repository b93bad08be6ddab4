import { escapeHtml } from "@ribambelle/domain/kernel/characters/escapeHtml";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { fillPage } from "./fillPage.ts";
import { type PortalFactsDeps, portalFacts } from "./portalFacts.ts";
import type { WebBuild } from "./webBuild.ts";

/** Writes a page of the development mailbox around its HTML, whose title is text. */
export type MailboxFrame = (title: string, html: string, locale: Locale) => string;

/** Gives the frame of the development mailbox: the built pages' own, or a bare one where none were built. */
export function mailboxFrame(deps: PortalFactsDeps, build: WebBuild | null): MailboxFrame {
  const facts = { ...portalFacts(deps), name: "mailbox", session: false, redirectUrl: "", message: "" };
  return (title, html, locale) => {
    const page = build?.page("mailbox").html(locale);
    if (page) return fillPage(page, { ...facts, lang: locale }, { drawn: { title, html, answers: null } });
    return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escapeHtml(title)}</title><main>${html}</main></html>`;
  };
}
