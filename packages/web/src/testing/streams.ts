import { onTestFinished } from "vitest";

/** A stream that the page has opened, with the server's end of it. */
export class TestStream extends EventTarget {
  onerror: (() => void) | null = null;
  isClosed = false;
  readonly CLOSED = 2;
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  /** The page leaves. */
  close(): void {
    this.isClosed = true;
  }

  /** The server says something. */
  says(event: string, unreadCount: number): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify({ unreadCount }) }));
  }

  /** The server, or the network, cuts it. */
  cut(): void {
    this.readyState = 0;
    this.onerror?.();
  }

  /** The server answers the request with a refusal. */
  refuse(): void {
    this.readyState = this.CLOSED;
    this.onerror?.();
  }
}

/** Replaces EventSource until the test ends; gives the streams that were opened, oldest first. */
export function takeStreams(): TestStream[] {
  const opened: TestStream[] = [];
  const original = window.EventSource;
  window.EventSource = class extends TestStream {
    constructor(url: string) {
      super(url);
      opened.push(this);
    }
  } as unknown as typeof EventSource;
  onTestFinished(() => {
    window.EventSource = original;
  });
  return opened;
}
