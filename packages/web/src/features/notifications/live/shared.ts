import type { HearNews, News } from "./news.ts";
import { keepStream } from "./stream.ts";

/**
 * Hears the news of a person's feed over one stream for all the tabs of a browser: the tab that holds the lock has the
 * stream and tells the others; when it goes, the next one takes over. Where the browser has no locks (an address without
 * TLS), each tab has its own.
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
  // Given up while it waited.
  locks.request(name, { signal: waiting.signal }, lead).catch(() => {});
  return () => {
    waiting.abort();
    stop();
    channel.close();
  };
}
