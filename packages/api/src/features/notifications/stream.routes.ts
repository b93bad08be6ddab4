import { notificationStream } from "@ribambelle/domain/notifications/notification.api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Router, serve } from "../../http/serve.ts";
import type { NotificationsDeps } from "./notifications.deps.ts";
import type { StreamConnection } from "./streams.ts";

const heartbeatMs = 25_000;
const retryMs = 3_000;
// A client that stops reading is disconnected once this many bytes are unsent.
const mostUnsentBytes = 16_384;

/** Serves the stream that says when the feed has changed; it lives as long as the session, and does not prolong it. */
export function streamRoute(router: Router, { streams, countUnread }: NotificationsDeps): void {
  router.app.longAnswers.add(streams);
  serve(router, notificationStream, async ({ actor, request, reply }) => {
    const { personId } = actor;
    if (request.method === "HEAD") return reply.type("text/event-stream").send();
    const line = openLine(personId, reply);
    const leave = streams.add(line);
    const unwatch = router.watchSession(request, line.end);
    const heart = setInterval(() => void beat(router, request, line), heartbeatMs).unref();
    const close = () => {
      clearInterval(heart);
      unwatch();
      leave();
    };
    reply.raw.once("close", close);
    // A caller who hung up during the session look-up has emitted `close` already.
    if (reply.raw.closed) close();
    // Counted after the stream is registered, so that no change is missed. On failure it ends: the browser
    // reconnects.
    await countUnread([personId]).then(
      (unread) => line.send("opened", unread.get(personId) ?? 0),
      () => line.end(),
    );
  });
}

// A session that expires announces nothing, so each heartbeat checks it.
async function beat(router: Router, request: FastifyRequest, line: StreamConnection): Promise<void> {
  const actor = await router.actorOf(request, "passive").catch(() => undefined);
  if (actor === null) line.end();
  else line.beat();
}

function openLine(personId: number, reply: FastifyReply): StreamConnection {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    // nginx would otherwise buffer small writes.
    "x-accel-buffering": "no",
  });
  raw.write(`retry: ${retryMs}\n\n`);
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > mostUnsentBytes) raw.destroy();
    else raw.write(text);
  };
  return {
    personId,
    send: (event, unreadCount) => write(`event: ${event}\ndata: ${JSON.stringify({ unreadCount })}\n\n`),
    beat: () => write(":\n\n"),
    end: () => void raw.end(),
  };
}
