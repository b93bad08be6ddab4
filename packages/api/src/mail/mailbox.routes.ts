import { escapeHtml } from "@ribambelle/domain/kernel/characters/escapeHtml";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../db/connection/connect.ts";
import { findMailboxLetter, listMailboxLetters } from "./mailbox.store.ts";

/** Where a portal without a mail server shows its letters. */
export const mailboxPath = "/boite-aux-lettres";

const page = (title: string, body: string) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:680px;margin:32px auto;padding:0 16px;color:#212529;background:#faf6f1}
li{background:#fff;border-radius:12px;padding:16px;margin:0 0 16px;list-style:none}ul{padding:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}
iframe{border:0;width:100%;height:520px;background:#fff}a{color:#8a4b00}</style></head>
<body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;

// Names that no foreign page can have.
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Serves the development mailbox; app.ts leaves it out in production and where SMTP_URL is set. It answers under the
 * portal's own addresses and this machine's own names only: a foreign page that has its name lead to this machine (DNS
 * rebinding) reads no letter.
 */
export function mailboxRoutes(app: FastifyInstance, db: Db, origins: readonly string[]): void {
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  const isOwn = ({ headers }: FastifyRequest) => {
    const host = headers.host?.toLowerCase() ?? "";
    return hosts.has(host) || thisMachine.test(host);
  };
  app.get(mailboxPath, async (request, reply) => {
    if (!isOwn(request)) return reply.callNotFound();
    const letters = await listMailboxLetters(db);
    const items = letters.map(
      ({ id, sentAt, recipient, subject }) =>
        `<li><a href="${mailboxPath}/${id}">${escapeHtml(subject)}</a><br>${escapeHtml(recipient)}, ${escapeHtml(sentAt.toISOString())}</li>`,
    );
    const body = items.length > 0 ? `<ul>${items.join("")}</ul>` : "<p>Aucune lettre pour le moment.</p>";
    return reply
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(page("Boîte aux lettres de développement", body));
  });

  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id(^\\d{1,9}$)`, async (request, reply) => {
    const letter = isOwn(request) ? await findMailboxLetter(db, Number(request.params.id)) : null;
    if (!letter) return reply.callNotFound();
    // The letter's links open in the whole window; nothing in it may run.
    const frame = `<iframe title="HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(letter.html.replace("<head>", '<head><base target="_top">'))}"></iframe>`;
    const body = `<p><a href="${mailboxPath}">Toutes les lettres</a></p><p>${escapeHtml(letter.recipient)}</p>${frame}<h2>Texte</h2><pre>${escapeHtml(letter.plain)}</pre>`;
    return reply
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(page(letter.subject, body));
  });
}
