import pg from "pg";
import { cut, hangUp } from "./timeLimits.ts";

/** What a feature does with the announcements of one channel. */
export interface Listener {
  readonly heard: (payload: string) => void;
  /** The connection was lost: announcements are missed from now on. */
  readonly lost?: () => void;
  /** The connection is up, the first time or again: earlier announcements may have been missed. */
  readonly found?: () => void;
}

/** Hears what any process announces in the database (NOTIFY), over one connection of this process. */
export interface Announcements {
  /** Registers the listener of a channel; before `start`. */
  listenTo(channel: string, hearer: Listener): void;
  /** Starts listening; resolves once it does, or once the first attempt has failed: it retries by itself. */
  start(): Promise<void>;
  /** False while the connection is down: announcements are missed then. */
  readonly isListening: () => boolean;
  close(): Promise<void>;
}

const heartbeatMs = 1_000;

/** Prepares to listen to the database's announcements; connects again when cut off. */
export function openAnnouncements(config: pg.ClientConfig): Announcements {
  const hearers = new Map<string, Listener>();
  let client: pg.Client | undefined;
  let hearing = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let first: Promise<void> | undefined;

  // The `end` of an abandoned connection may come much later; it must not close the one that replaced it.
  const lose = (lost = client) => {
    if (lost !== client) return;
    const wasHearing = hearing;
    hearing = false;
    client = undefined;
    if (wasHearing) for (const hearer of hearers.values()) hearer.lost?.();
    void lost?.end().catch(() => {});
  };

  const connect = async () => {
    client = await listen(config, hearers, lose);
    hearing = true;
    for (const hearer of hearers.values()) hearer.found?.();
  };

  // A connection can die without an event (a cable, a firewall): a statement that gets no answer reveals it.
  const beat = async () => {
    try {
      if (!client) await connect();
      else await client.query("SELECT 1");
      hearing = client !== undefined;
    } catch {
      lose();
    }
    if (!closed) timer = setTimeout(() => void beat(), heartbeatMs).unref();
  };

  return {
    listenTo: (channel, hearer) => void hearers.set(channel, hearer),
    start() {
      first ??= beat();
      return first;
    },
    isListening: () => hearing,
    async close() {
      closed = true;
      await first;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      hearing = false;
      if (last) await hangUp(last);
    },
  };
}

async function listen(
  config: pg.ClientConfig,
  hearers: ReadonlyMap<string, Listener>,
  lost: (client: pg.Client) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
    keepAlive: true,
  });
  client.on("error", () => lost(client));
  client.on("end", () => lost(client));
  client.on("notification", ({ channel, payload = "" }) => hearers.get(channel)?.heard(payload));
  try {
    await client.connect();
    // The names are our own, never a person's.
    for (const channel of hearers.keys()) await client.query(`LISTEN ${channel}`);
    return client;
  } catch (error) {
    cut(client);
    throw error;
  }
}
