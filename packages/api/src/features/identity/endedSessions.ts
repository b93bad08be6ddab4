import pg from "pg";
import { cut, hangUp } from "../../db/timeLimits.ts";

/** Hears of sessions that end, in this process or another. */
export interface EndedSessions {
  /** False while the channel is down: what was cached before may have ended unheard. */
  readonly isHearing: () => boolean;
  close(): Promise<void>;
}

const heartbeatMs = 1_000;

/** Listens to the database's announcements of ended sessions (token hashes in hex), and connects again when cut off. */
export function hearEndedSessions(
  config: pg.ClientConfig,
  on: { ended: (tokenHash: string) => void; lost: () => void },
): EndedSessions {
  let client: pg.Client | undefined;
  let hearing = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const lose = () => {
    if (hearing) on.lost();
    hearing = false;
    const lost = client;
    client = undefined;
    void lost?.end().catch(() => {});
  };

  // A connection can die without a word (a cable, a firewall): a statement that does not come back says so.
  const beat = async () => {
    try {
      if (!client) client = await listen(config, on.ended, lose);
      else await client.query("SELECT 1");
      hearing = client !== undefined;
    } catch {
      lose();
    }
    if (!closed) timer = setTimeout(() => void beat(), heartbeatMs).unref();
  };
  const first = beat();

  return {
    isHearing: () => hearing,
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
  ended: (hash: string) => void,
  lost: () => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
    keepAlive: true,
  });
  client.on("error", lost);
  client.on("end", lost);
  client.on("notification", ({ payload }) => payload && ended(payload));
  try {
    await client.connect();
    await client.query("LISTEN session_ended");
    return client;
  } catch (error) {
    cut(client);
    throw error;
  }
}
