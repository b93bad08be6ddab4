import { createCipheriv, createDecipheriv, hash, randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { secondFactorRefusals } from "@ribambelle/domain/secondFactor/secondFactor.texts";
import { Refused } from "../../../acting/refused.ts";
import type { Config } from "../../../config.ts";
import { keptSecret } from "../../../files/keptSecret.ts";

/** A key of an application as the database keeps it. */
export interface SealedKey {
  readonly sealedKey: Buffer;
  /** Which key of the portal sealed it. */
  readonly keyName: string;
}

/** Seals and opens the keys of applications, each for one person. */
export interface Sealing {
  seal(personId: number, key: string): SealedKey;
  /** Throws Refused when another key sealed it, which the portal has lost. */
  open(personId: number, sealed: SealedKey): string;
}

/** What keys are sealed with: the settings, and who is told of a key that is lost. */
interface SealingDeps {
  readonly config: Pick<Config, "dataFolder" | "secondFactorKey">;
  readonly log: { error(facts: object, sentence: string): void };
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals with AES-256-GCM under SECOND_FACTOR_KEY, else a file of the data folder, made at first need. It is in no backup:
 * whoever has the database alone cannot make codes.
 */
export function openSealing({ config, log }: SealingDeps): Sealing {
  let own: { key: Buffer; name: string } | undefined;
  const kept = (fresh: string): string => {
    try {
      const hex = keptSecret(resolve(config.dataFolder), "second-factor-key", fresh).trim();
      if (!/^[0-9a-f]{64}$/i.test(hex))
        throw new Error("second-factor-key does not hold 64 hexadecimal digits");
      return hex;
    } catch (error) {
      log.error({ err: error }, "the key of second factors cannot be kept: set SECOND_FACTOR_KEY");
      throw new Refused(commonRefusals.unavailable);
    }
  };
  const sealingKey = () => {
    if (own) return own;
    const fresh = randomBytes(32).toString("hex");
    const hex = config.secondFactorKey ?? kept(fresh);
    const key = Buffer.from(hex, "hex");
    own = { key, name: hash("sha256", key, "hex").slice(0, 16) };
    return own;
  };
  // A sealed key that is copied to another person's row does not open.
  const owner = (personId: number) => Buffer.from(`second factor of ${personId}`);
  return {
    seal(personId, key) {
      const { key: under, name } = sealingKey();
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", under, nonce).setAAD(owner(personId));
      const sealed = Buffer.concat([cipher.update(key, "utf8"), cipher.final()]);
      return { sealedKey: Buffer.concat([nonce, sealed, cipher.getAuthTag()]), keyName: name };
    },
    open(personId, { sealedKey, keyName }) {
      const { key: under, name } = sealingKey();
      if (name !== keyName) {
        log.error({ keyName }, "a second factor was sealed under a key that is not SECOND_FACTOR_KEY");
        throw new Refused(secondFactorRefusals.keyLost);
      }
      const decipher = createDecipheriv("aes-256-gcm", under, sealedKey.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(owner(personId)).setAuthTag(sealedKey.subarray(-tagBytes));
      const opened = decipher.update(sealedKey.subarray(nonceBytes, -tagBytes));
      try {
        return Buffer.concat([opened, decipher.final()]).toString("utf8");
      } catch (error) {
        log.error({ err: error }, "the sealed key of a second factor was changed");
        throw new Refused(secondFactorRefusals.keyLost);
      }
    },
  };
}
