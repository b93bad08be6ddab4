import { readFileSync } from "node:fs";
import { join } from "node:path";
import { start, startPortal } from "./startPortal.ts";

// What a stranger could learn from the time of a refusal: every kind must take the same (budgets.md, Sign-in).
const rounds = 7;
const attemptsARound = 12;
const failuresBeforeLock = 8;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function signIn(address: string, username: string, password: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${address}/api/v1/Authentication/login`, {
    method: "POST",
    headers: { accept: "application/json", origin: address },
    body: new URLSearchParams({ username, password }),
  });
  await answer.arrayBuffer();
  return performance.now() - begun;
}

function knownAddresses(folder: string): string[] {
  const people = readFileSync(join(folder, "demonstration", "personnes.csv"), "utf8");
  return people.match(/[\w.-]+@example\.fr/g) ?? [];
}

async function measureSignIn(address: string, folder: string) {
  const known = knownAddresses(folder);
  for (let count = 0; count <= failuresBeforeLock; count += 1)
    await signIn(address, "locked.account", "Wrong-1234");
  const times: Record<"unknown" | "wrong" | "locked" | "right", number[]> = {
    unknown: [],
    wrong: [],
    locked: [],
    right: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    for (let attempt = 0; attempt < attemptsARound; attempt += 1) {
      const index = round * attemptsARound + attempt;
      times.unknown.push(await signIn(address, `nobody.${index}@example.fr`, "Wrong-1234"));
      times.wrong.push(await signIn(address, known[index % known.length] ?? "", "Wrong-1234"));
      times.locked.push(await signIn(address, "locked.account", "Wrong-1234"));
      times.right.push(await signIn(address, "parent", "Ribambelle2026"));
    }
  }
  return times;
}

const portal = await startPortal({
  SIGN_IN_FAILURES_PER_ACCOUNT: String(failuresBeforeLock),
  SIGN_IN_FAILURES_PER_ADDRESS: "100000",
});
try {
  const times = await measureSignIn(portal.address, portal.folder);
  const reference = median(times.wrong);
  console.log("Sign-in, one caller, median of alternating attempts");
  for (const [kind, values] of Object.entries(times)) {
    console.log(
      `  ${kind.padEnd(8)} ${median(values).toFixed(1)} ms   ${(median(values) / reference).toFixed(2)} of a wrong password`,
    );
  }
  const again = await start({ DATA_FOLDER: portal.folder });
  await again.stop();
  console.log(`First start, demonstration included: ${(portal.startMs / 1_000).toFixed(2)} s`);
  console.log(`A second process on the same folder: ${(again.startMs / 1_000).toFixed(2)} s`);
} finally {
  await portal.stop();
}
