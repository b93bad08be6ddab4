import { LRUCache } from "lru-cache";
import { atMost } from "../../../acting/atMost.ts";
import type { Sessions } from "../../../acting/sessions.ts";
import type { SessionsDeps } from "../../../feature.ts";
import { updateLastSeen } from "../../people/index.ts";
import { identityAttempts } from "../identity.deps.ts";
import {
  findProof,
  findSession,
  insertSession,
  type KeptSession,
  listSessionsOf,
  removeOldestSessionsOf,
  removeSession,
  removeSessionsOf,
  touchSession,
  updateProof,
} from "./sessions.store.ts";
import { accountKey } from "./signInLimits.ts";
import { newToken, tokenHash, tokenKey } from "./tokens.ts";

/** A session without its second factor lasts fifteen minutes, whatever is done in it (FACTOR-02). */
export const passwordLevelSeconds = 15 * 60;
// FACTOR-13
const proofMs = 15 * 60_000;
const seenWithinMs = 10 * 60_000;

/** What decides how long a session lives. */
type Lived = Omit<KeptSession, "functions" | "mustChangePassword">;

/** Stores sessions in the database and caches the live ones, dropping one as soon as any process ends it. */
export function openSessions({ connection, config, announcements, now, log }: SessionsDeps): Sessions {
  const { pool, db } = connection;
  const lifetimes = config.sessions;
  const { agencyNeedsSecondFactor } = config;
  const { sessionsOfPerson } = identityAttempts({ connection, config });
  const cached = new LRUCache<string, KeptSession>({ ...atMost(50_000) });
  // A look-up may finish after its session has ended: a session that ended lately is never cached.
  const endedLately = new LRUCache<string, true>({ ...atMost(50_000), ttl: 60_000 });
  const watched = new Map<string, Set<() => void>>();
  const forget = (hash: string) => {
    endedLately.set(hash, true);
    cached.delete(hash);
    for (const ended of watched.get(hash) ?? []) ended();
  };
  announcements.listenTo("session_ended", { heard: forget, lost: () => cached.clear() });

  const lifetimeOf = (session: Lived) => (session.role === "Agency" ? lifetimes.agency : lifetimes.person);
  // A session that began before the agency's second factor was required has not given one.
  const levelOf = ({ role, awaitsSecondFactor, secondFactorAt }: Lived) =>
    awaitsSecondFactor || (agencyNeedsSecondFactor && role === "Agency" && secondFactorAt === null)
      ? "password"
      : "full";
  const isLive = (session: Lived) => {
    const { idleSeconds, seconds } = lifetimeOf(session);
    const at = now().getTime();
    if (levelOf(session) === "password")
      return at - session.createdAt.getTime() < passwordLevelSeconds * 1_000;
    return (
      at - session.seenAt.getTime() < idleSeconds * 1_000 &&
      at - session.createdAt.getTime() < seconds * 1_000
    );
  };

  function findHere(key: string): KeptSession | null {
    const known = announcements.isListening() ? cached.get(key) : undefined;
    // A session that looks idle here may have been seen by another process.
    return known && isLive(known) ? known : null;
  }

  async function find(token: string, key: string): Promise<KeptSession | null> {
    const found = await findSession(pool, tokenHash(token));
    if (!found) return null;
    // One that is still there may go, or stay: what ends it may yet fail.
    if (announcements.isListening() && !endedLately.has(key)) cached.set(key, found);
    return found;
  }

  // `seenAt` is only written after a twentieth of the idle time, or ten minutes, since people read it (SETTINGS-OP13): else
  // every read would cost a write. The difference may be negative: the clock may have been put back.
  function touch(session: KeptSession, token: string, key: string): void {
    const at = now();
    const away = Math.abs(at.getTime() - session.seenAt.getTime());
    if (away < Math.min(lifetimeOf(session).idleSeconds * 50, seenWithinMs)) return;
    if (cached.has(key)) cached.set(key, { ...session, seenAt: at });
    // The person apart from the session: what holds both at once takes them in the other order.
    const { personId, awaitsSecondFactor } = session;
    const seen = [
      touchSession(db, tokenHash(token), at),
      ...(awaitsSecondFactor ? [] : [updateLastSeen(db, personId, at)]),
    ];
    Promise.all(seen).catch((error) => log.warn({ err: error }, "session"));
  }

  return {
    async start(transaction, personId, start) {
      const tooOften = await sessionsOfPerson.countIn(transaction, accountKey(personId));
      if (tooOften) throw tooOften;
      const token = newToken();
      const begun = tokenHash(token);
      await insertSession(transaction, begun, personId, start, now());
      const awaitsSecondFactor = start.begun === "password-first";
      if (!awaitsSecondFactor) await updateLastSeen(transaction, personId, now());
      const past = { begun, awaitsSecondFactor, most: lifetimes.most };
      const ended = await removeOldestSessionsOf(transaction, personId, past);
      for (const hash of ended) forget(hash.toString("hex"));
      return token;
    },
    async actorOf(token, passive) {
      const key = tokenKey(token);
      const session = findHere(key) ?? (await find(token, key));
      if (!session || !isLive(session)) return null;
      if (!passive) touch(session, token, key);
      const { personId, role, functions, mustChangePassword } = session;
      return { personId, role, functions, mustChangePassword, level: levelOf(session) };
    },
    async proofOf(token) {
      const found = await findProof(db, tokenHash(token));
      if (!found) return null;
      const age = now().getTime() - (found.provedAt?.getTime() ?? 0);
      // A clock that was put back makes no proof last longer.
      const isFresh = found.provedAt !== null && age < proofMs && age > -proofMs;
      return { isFresh, hasSecondFactor: found.secondFactorAt !== null };
    },
    prove: (transaction, token) => updateProof(transaction, tokenHash(token), now()),
    watch(token, ended) {
      const key = tokenKey(token);
      const own = watched.get(key) ?? new Set();
      watched.set(key, own.add(ended));
      return () => {
        own.delete(ended);
        if (own.size === 0) watched.delete(key);
      };
    },
    end: (transaction, token) => {
      forget(tokenKey(token));
      return removeSession(transaction, tokenHash(token));
    },
    async endAllOf(transaction, personId) {
      for (const hash of await removeSessionsOf(transaction, personId)) forget(hash.toString("hex"));
    },
    async listOf(personId, token) {
      const own = tokenHash(token);
      const found = (await listSessionsOf(db, personId, own, lifetimes.most)).filter(isLive);
      return found.map(({ id, createdAt, seenAt, browser, system, isCurrent }) => ({
        id,
        startedAt: createdAt,
        seenAt,
        browser,
        system,
        isCurrent,
      }));
    },
    async endOneOf(transaction, personId, id) {
      const [hash] = await removeSessionsOf(transaction, personId, { id });
      if (hash) forget(hash.toString("hex"));
      return hash !== undefined;
    },
    async endOthersOf(transaction, personId, token) {
      const ended = await removeSessionsOf(transaction, personId, { butOf: tokenHash(token) });
      for (const hash of ended) forget(hash.toString("hex"));
      return ended.length;
    },
    cachedCount: () => cached.size,
    isHearing: announcements.isListening,
  };
}
