import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Logger } from "pino";
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
  const file = join(folder, "link-secret");
  const fresh = randomBytes(32).toString("base64url");
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, fresh, { mode: 0o600 });
    try {
      // `link` publishes the file whole, and fails when another process was first.
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    return readFileSync(file, "utf8");
  } catch (error) {
    log.warn({ err: error }, "the link secret cannot be kept: set LINK_SECRET");
    return fresh;
  }
}
