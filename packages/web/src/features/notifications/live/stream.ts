import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { type StreamEvent, streamEventSchema } from "@ribambelle/domain/notifications/notification";
import { notificationStream } from "@ribambelle/domain/notifications/notification.api";
import type { HearNews } from "./news.ts";

const events: readonly StreamEvent[] = ["opened", "changed", "crowded"];
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
const crowdedPauseMs = 300_000;
const lookMs = 30_000;
// A timer this late means that the computer slept: the stream may be dead without an event.
const sleptMs = 150_000;

// Doubles after each failure, with a random part so that browsers do not all reconnect at the same moment.
const pauseAfter = (failures: number) =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);

/** Keeps a stream of the server open: opens it again when it is cut, when the network is back, after a sleep. */
export function keepStream(hear: HearNews): () => void {
  let source: EventSource | null = null;
  let timer = 0;
  let failures = 0;
  let isOpen = false;
  let lookedAt = Date.now();

  function connect(): void {
    clearTimeout(timer);
    source?.close();
    const own = new EventSource(apiBase + notificationStream.path);
    source = own;
    // The browser closes a stream that was refused, perhaps because the session has ended.
    own.onerror = () => lose(pauseAfter(failures++), own.readyState === own.CLOSED);
    for (const event of events) {
      own.addEventListener(event, ({ data }: MessageEvent<string>) => {
        if (source !== own) return;
        isOpen = true;
        failures = 0;
        hear({ event, unreadCount: countIn(data) });
        if (event === "crowded") lose(crowdedPauseMs);
      });
    }
  }

  // The browser's own reconnection retries every three seconds for ever, and not after every kind of answer.
  function lose(pause: number, isRefused = false): void {
    source?.close();
    source = null;
    clearTimeout(timer);
    timer = window.setTimeout(connect, pause);
    if (isOpen || isRefused) hear({ event: "lost", unreadCount: null });
    isOpen = false;
  }

  const look = window.setInterval(() => {
    const slept = Date.now() - lookedAt > sleptMs;
    lookedAt = Date.now();
    if (slept) lose(0);
  }, lookMs);
  window.addEventListener("online", connect);
  connect();
  return () => {
    window.removeEventListener("online", connect);
    clearInterval(look);
    clearTimeout(timer);
    source?.close();
    source = null;
  };
}

function countIn(text: string): number | null {
  try {
    return streamEventSchema.parse(JSON.parse(text)).unreadCount;
  } catch {
    return null;
  }
}
