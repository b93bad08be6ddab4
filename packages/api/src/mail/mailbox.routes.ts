import { escapeHtml } from "@ribambelle/domain/kernel/characters/escapeHtml";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../db/connection/connect.ts";
import { pageLocale } from "../http/requests/pageLocale.ts";
import type { MailboxFrame } from "../pages/mailboxFrame.ts";
import { findMailboxLetter, type KeptLetter, listMailboxLetters } from "./mailbox.store.ts";
import { mailboxWords } from "./mailbox.texts.ts";
import { mailboxPath } from "./mailboxPath.ts";
import { momentText } from "./moment.ts";

// Names that no foreign page can have.
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Serves the development mailbox, in the frame that is given; app.ts leaves it out in production and where SMTP_URL is set. It answers under the
 * portal's own addresses and this machine's own names only: a foreign page that has its name lead to this machine (DNS
 * rebinding) reads no letter.
 */
export function mailboxRoutes(
  app: FastifyInstance,
  db: Db,
  origins: readonly string[],
  frame: MailboxFrame,
): void {
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  const isOwn = ({ headers }: FastifyRequest) => {
    const host = headers.host?.toLowerCase() ?? "";
    return hosts.has(host) || thisMachine.test(host);
  };
  const send = (request: FastifyRequest, reply: FastifyReply, title: string, html: string) => {
    const locale = pageLocale(request);
    return reply
      .headers({ "cache-control": "no-store", "content-language": locale, vary: "Accept-Language, Cookie" })
      .type("text/html; charset=utf-8")
      .send(frame(title, html, locale));
  };

  app.get(mailboxPath, async (request, reply) => {
    if (!isOwn(request)) return reply.callNotFound();
    const words = mailboxWords(pageLocale(request));
    const letters = await listMailboxLetters(db);
    const items = letters.map(
      (letter) =>
        `<li><a href="${mailboxPath}/${letter.id}">${escapeHtml(letter.subject)}</a>${addressed(letter, pageLocale(request))}</li>`,
    );
    const list = items.length > 0 ? `<ul>${items.join("")}</ul>` : `<p>${words.none}</p>`;
    return send(request, reply, words.title, `<h1>${words.title}</h1>${list}`);
  });

  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id(^\\d{1,9}$)`, async (request, reply) => {
    const letter = isOwn(request) ? await findMailboxLetter(db, Number(request.params.id)) : null;
    if (!letter) return reply.callNotFound();
    const locale = pageLocale(request);
    const words = mailboxWords(locale);
    const subject = escapeHtml(letter.subject);
    // The letter's links open in the whole window; nothing in it may run, so that the page may look how high it is.
    const html = `<nav><a href="${mailboxPath}">${words.all}</a></nav><h1>${subject}</h1>${addressed(letter, locale)}<iframe title="${words.letter}" sandbox="allow-same-origin allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(letter.html.replace("<head>", '<head><base target="_top">'))}"></iframe><h2>${words.text}</h2><pre>${escapeHtml(letter.plain)}</pre>`;
    return send(request, reply, letter.subject, html);
  });
}

function addressed({ recipient, sentAt }: KeptLetter, locale: Locale): string {
  const moment = momentText(sentAt, locale);
  return `<p>${escapeHtml(mailboxWords(locale).to(recipient, moment))}</p>`;
}
