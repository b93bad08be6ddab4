import { resolve } from "node:path";
import type { Config } from "../../../config.ts";
import type { Seal } from "../seal/seal.ts";

interface Needs {
  readonly config: Config;
  readonly agency: { readonly name: string };
  readonly now: () => Date;
}

/** Opens the agency’s seal once, when it is first needed; its own certificate is made then where none is given (SIGN-44). */
export function agencySeal({ config, agency, now }: Needs): () => Promise<Seal> {
  let opened: Promise<Seal> | null = null;
  return async () => {
    opened ??= open(config, agency.name).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return { ...(await opened), now };
  };
}

async function open({ signing, dataFolder }: Config, agencyName: string): Promise<Seal> {
  const { openSeal } = await import("../seal/seal.ts");
  const { certificate, password, authorityUrl } = signing;
  return openSeal({ certificate, password, authorityUrl, agencyName, dataFolder: resolve(dataFolder) });
}
