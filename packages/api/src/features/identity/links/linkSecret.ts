import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import type { Logger } from "pino";
import { keptSecret } from "../../../files/keptSecret.ts";
import type { IdentitySettings } from "../identity.settings.ts";

interface Needs {
  readonly config: Pick<IdentitySettings, "linkSecret"> & { readonly dataFolder: string };
  readonly log: Logger;
}

/**
 * Gives the secret from which keys of links are made: LINK_SECRET, else a file of the data folder, made at first need. It
 * only matters to letters that are sent again: with another secret they carry another key, and both keys work.
 */
export function openLinkSecret({ config, log }: Needs): () => string {
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
