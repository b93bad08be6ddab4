import type { HearNews, News } from "./news.ts";
import { keepStream } from "./stream.ts";

/**
 * Listens to a person's feed over one stream for all tabs of a browser: the tab with the Web Lock opens the
 * stream and broadcasts to the others; when it closes, the next tab gets the lock. Without Web Locks (an
 * address without TLS) each tab opens its own stream. Gives a function that stops listening.
 */
export function hearTogether(personId: number, hear: HearNews): () => void {
  // Older browsers, and pages without TLS.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || typeof BroadcastChannel === "undefined") return keepStream(hear);
  const name = `notifications-${personId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  const waiting = new AbortController();
  let stop = () => {};

  const lead = () =>
    new Promise<void>((release) => {
      if (waiting.signal.aborted) return release();
      const close = keepStream((news) => {
        hear(news);
        channel.postMessage(news);
      });
      stop = () => {
        close();
        release();
      };
    });
  // The request is aborted when the page stops listening.
  locks.request(name, { signal: waiting.signal }, lead).catch(() => {});
  return () => {
    waiting.abort();
    stop();
    channel.close();
  };
}
