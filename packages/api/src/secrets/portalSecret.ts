import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { resolve } from "node:path";
import type { Logger } from "pino";
import { keptSecret } from "../files/keptSecret.ts";
import type { SecretsSettings } from "./secrets.settings.ts";

interface Needs {
  readonly config: SecretsSettings & { readonly dataFolder: string };
  readonly log: Logger;
}

/** What a key is for; a key of one purpose is none of another (docs/decisions/0083-secrets-of-the-portal.md). */
export type Purpose =
  | "identity.link"
  | "interventions.feed"
  | "sponsorship.refusal"
  | "signatures.code"
  | "signatures.check";

// Half of what HMAC-SHA-256 gives is enough (RFC 2104 §5) where an address has to stay short.
type KeyBytes = 16 | 32;
const wholeKey: KeyBytes = 32;

/**
 * The one way to links and codes that nobody guesses: they are made from the portal’s secret, so that the database, which keeps
 * a hash of them, does not give them away, and a letter that is sent again carries the same one.
 */
export interface Secrets {
  /** Gives the key of what is said, for this purpose alone; its first half where a short one is asked for. */
  sign(purpose: Purpose, said: string, bytes?: KeyBytes): Buffer;
  /** True when a key of that length is that of what is said, in constant time. */
  isSigned(purpose: Purpose, said: string, key: Buffer, bytes?: KeyBytes): boolean;
  /** Gives so many digits, each number as likely as any other, always the same for what is said. */
  digits(purpose: Purpose, said: string, count: number): string;
}

/** Opens the keys of the portal: LINK_SECRET, else a file of the data folder, made at first need. */
export function openSecrets(needs: Needs): Secrets {
  const secret = openSecret(needs);
  const sign = (purpose: Purpose, said: string, bytes = wholeKey) =>
    createHmac("sha256", secret()).update(`${purpose} ${said}`).digest().subarray(0, bytes);
  return {
    sign,
    isSigned(purpose, said, key, bytes) {
      const expected = sign(purpose, said, bytes);
      return key.length === expected.length && timingSafeEqual(key, expected);
    },
    digits(purpose, said, count) {
      const most = 10 ** count;
      // Numbers above the last whole multiple would make some codes likelier.
      const limit = 2 ** 32 - (2 ** 32 % most);
      for (let draw = 0; ; draw++) {
        const number = sign(purpose, `${said} ${draw}`).readUInt32BE(0);
        if (number < limit) return String(number % most).padStart(count, "0");
      }
    },
  };
}

function openSecret({ config, log }: Needs): () => string {
  let secret = config.linkSecret;
  return () => {
    secret ??= kept(resolve(config.dataFolder), log);
    return secret;
  };
}

function kept(folder: string, log: Logger): string {
  const fresh = randomBytes(32).toString("base64url");
  try {
    return keptSecret(folder, "link-secret", fresh);
  } catch (error) {
    log.warn({ err: error }, "the link secret cannot be kept: set LINK_SECRET");
    return fresh;
  }
}
