import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { openSecrets } from "./portalSecret.ts";

const dataFolder = mkdtempSync(join(tmpdir(), "ribambelle-secrets-"));
afterAll(() => rmSync(dataFolder, { recursive: true }));
const log = pino({ enabled: false });
const secrets = openSecrets({ config: { linkSecret: undefined, dataFolder }, log });

describe("the secrets of the portal", () => {
  it("are the same in each process of a data folder, and others for each purpose", () => {
    const other = openSecrets({ config: { linkSecret: undefined, dataFolder }, log });
    expect(other.sign("identity.link", "1")).toEqual(secrets.sign("identity.link", "1"));
    expect(secrets.sign("sponsorship.refusal", "1")).not.toEqual(secrets.sign("identity.link", "1"));
    expect(secrets.isSigned("identity.link", "1", secrets.sign("identity.link", "1"))).toBe(true);
    expect(secrets.isSigned("identity.link", "2", secrets.sign("identity.link", "1"))).toBe(false);
    expect(secrets.isSigned("identity.link", "1", Buffer.from("short"))).toBe(false);
  });

  it("stay the same while a process runs, also where they cannot be kept", () => {
    const noFolder = join(dataFolder, "a-file");
    writeFileSync(noFolder, "");
    const unkept = openSecrets({ config: { linkSecret: undefined, dataFolder: noFolder }, log });
    expect(unkept.sign("identity.link", "1")).toEqual(unkept.sign("identity.link", "1"));
  });

  it("draw six digits evenly, leading zeros kept (SIGN-15)", () => {
    const firsts = new Array(10).fill(0);
    for (let each = 0; each < 20_000; each++) {
      const code = secrets.digits("signatures.code", String(each), 6);
      expect(code).toMatch(/^\d{6}$/);
      firsts[Number(code[0])] += 1;
    }
    // Six standard deviations of a fair draw: 2,000 ± 255.
    expect(Math.max(...firsts)).toBeLessThan(2_255);
    expect(Math.min(...firsts)).toBeGreaterThan(1_745);
  });
});
