import { hashPassword } from "../packages/api/src/features/identity/index.ts";
import { type Chapter, type Figure, median } from "./figures.ts";
import { generatedPassword, parentUserName } from "./generator/size.ts";
import { makeFolder } from "./lifecycle.ts";
import { benchDatabase, signIn, startPortal } from "./portal.ts";

// Every kind of refusal must take the same time, or a stranger could learn from it (budgets.md, Sign-in).
const failuresBeforeLock = 8;
const wrong = "Wrong-1234";
type Kind = "hash" | "right" | "wrong" | "unknown" | "locked";

export interface SignInPlan {
  readonly rounds: number;
  readonly attempts: number;
}

const timed = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

async function alternate(
  { rounds, attempts }: SignInPlan,
  acts: Record<Kind, (attempt: number) => Promise<unknown>>,
) {
  const kinds = Object.keys(acts) as Kind[];
  const medians = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      for (const kind of kinds) times[kind].push(await timed(() => acts[kind](round * attempts + attempt)));
    }
    for (const kind of kinds) medians[kind].push(median(times[kind]));
  }
  return medians;
}

/** Measures sign-ins one after the other, beside the password hash alone. */
export async function signInChapter(plan: SignInPlan): Promise<Chapter> {
  const folder = makeFolder();
  // Another parent for each wrong password, so that no account reaches its limit.
  const parents = 2 * plan.rounds * plan.attempts;
  await benchDatabase(folder, parents);
  const portal = await startPortal(folder, {
    settings: { SIGN_IN_FAILURES_PER_ACCOUNT: String(failuresBeforeLock) },
  });
  const { address } = portal;
  for (let count = 0; count <= failuresBeforeLock; count += 1)
    await signIn(address, parentUserName(0), wrong);
  const medians = await alternate(plan, {
    hash: () => hashPassword(wrong),
    right: (attempt) => signIn(address, parentUserName(2 * attempt + 1), generatedPassword),
    wrong: (attempt) => signIn(address, parentUserName(2 * attempt + 1), wrong),
    unknown: (attempt) => signIn(address, `personne.${attempt}@example.fr`, wrong),
    locked: () => signIn(address, parentUserName(0), wrong),
  });
  await portal.stop();
  return {
    title: "Sign-in",
    figures: figuresOf(medians),
    note: `One caller, ${plan.rounds} rounds of ${plan.attempts} attempts of each kind in turn; the hash is made in the bench's own process. Ratios are medians of the rounds.`,
  };
}

function figuresOf(medians: Record<Kind, number[]>): Figure[] {
  const ratio = (one: Kind, other: Kind) =>
    median(medians[one].map((ms, round) => ms / (medians[other][round] ?? Number.NaN)));
  const ofHash = ratio("right", "hash");
  const told = (["unknown", "locked"] as const).map((kind) => {
    const ofWrong = ratio(kind, "wrong");
    return {
      what: `${kind === "unknown" ? "Unknown account" : "Locked account"}, of a wrong password`,
      measured: ofWrong.toFixed(2),
      budget: "0.9 to 1.1",
      held: ofWrong >= 0.9 && ofWrong <= 1.1,
    };
  });
  return [
    { what: "Password hash alone", measured: `${median(medians.hash).toFixed(1)} ms` },
    {
      what: "Right sign-in, of the hash alone",
      measured: `${ofHash.toFixed(2)} (${median(medians.right).toFixed(1)} ms)`,
      budget: "≤ 2",
      held: ofHash <= 2,
    },
    ...told,
  ];
}
