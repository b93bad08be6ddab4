import { get, type IncomingMessage } from "node:http";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { notificationStream } from "@ribambelle/domain/notifications/notification.api";

/** One event of a stream. */
export interface SeenEvent {
  readonly event: string;
  readonly unreadCount: number;
}

/** A stream as a browser opens it, over a real socket. */
export interface TestStream {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  /** The next event; null once the server has ended the stream. */
  next(): Promise<SeenEvent | null>;
  /** All that came, as text. */
  readonly text: () => string;
  close(): void;
}

/** Opens the stream of notifications with a session's cookie. */
export async function openStream(port: number, cookie = ""): Promise<TestStream> {
  const opened = Promise.withResolvers<IncomingMessage>();
  const request = get(
    { host: "127.0.0.1", port, path: apiBase + notificationStream.path, headers: { cookie }, agent: false },
    opened.resolve,
  );
  request.on("error", opened.reject);
  const answer = await opened.promise;
  let text = "";
  let told = 0;
  let isOver = false;
  let wake = Promise.withResolvers<void>();
  const stir = () => {
    wake.resolve();
    wake = Promise.withResolvers();
  };
  answer.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
    stir();
  });
  answer.on("error", () => {});
  answer.on("close", () => {
    isOver = true;
    stir();
  });
  const events = (): SeenEvent[] =>
    [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = "", data = ""]) => ({
      event,
      ...(JSON.parse(data) as { unreadCount: number }),
    }));
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: () => text,
    async next() {
      for (;;) {
        const event = events()[told];
        if (event) {
          told += 1;
          return event;
        }
        if (isOver) return null;
        await wake.promise;
      }
    },
    close: () => void answer.destroy(),
  };
}
