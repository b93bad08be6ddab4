import { afterAll, beforeAll, expect, it } from "vitest";
import { type PayslipPortal, payslipPortal } from "../../../testing/testPayslips.ts";
import { payslipsCommand } from "./payslips.ts";

let tried: PayslipPortal;
let printed: string[];
let wrong: string[];
beforeAll(async () => {
  tried = await payslipPortal();
});
afterAll(() => tried.portal.close());

const run = (...args: string[]) => {
  [printed, wrong] = [[], []];
  const plain = (line: string) => line.replaceAll("\u00a0", " ");
  return payslipsCommand(args, {
    connection: tried.portal.database.connection,
    fileStore: tried.portal.fileStore,
    now: tried.portal.deps.now(),
    print: (line) => void printed.push(plain(line)),
    printError: (line) => void wrong.push(plain(line)),
  });
};

it("npm run payslips -- --choices says who receives payslips on paper, since when, and by when (PAYSLIP-10)", async () => {
  expect(await run("--choices")).toBe(0);
  expect(printed).toEqual([expect.stringContaining("Personne n’a choisi le papier")]);
  const [one, other] = [await tried.babysitter(), await tried.babysitter()];
  await tried.choose("Paper", one.cookie);
  await tried.choose("Paper", other.cookie);
  await tried.choose("Electronic", other.cookie);
  expect(await run("--choices")).toBe(0);
  expect(printed).toEqual([
    "Camille Durand (INT-1) : papier, demandé le 23 novembre 2026 à 9 h, au plus tard pour les paies versées après le 23/02/2027",
    "Camille Durand (INT-2) : électronique, depuis le 23 novembre 2026 à 9 h",
  ]);
});

it.each([
  [[], "Usage : npm run payslips -- --choices | --closing AAAA-MM-JJ [--lang fr|en]"],
  [
    ["--else"],
    "L’option --else n’est pas connue. Usage : npm run payslips -- --choices | --closing AAAA-MM-JJ [--lang fr|en]",
  ],
  [
    ["x", "--choices"],
    "L’option x n’est pas connue. Usage : npm run payslips -- --choices | --closing AAAA-MM-JJ [--lang fr|en]",
  ],
  [
    ["--choices", "--closing", "2027-06-30"],
    "Usage : npm run payslips -- --choices | --closing AAAA-MM-JJ [--lang fr|en]",
  ],
  [
    ["--closing"],
    "L’option --closing n’est pas connue. Usage : npm run payslips -- --choices | --closing AAAA-MM-JJ [--lang fr|en]",
  ],
  [["--closing", "2027-02-30"], "2027-02-30 n’est pas un jour tel que 2027-06-30."],
  [
    ["--closing", "2027-02-22"],
    "Les intervenants doivent le savoir trois mois avant : au plus tôt le 23/02/2027.",
  ],
])("ends with 1 and one sentence when it cannot run: %j (PAYSLIP-18)", async (args, sentence) => {
  expect(await run(...args)).toBe(1);
  expect([printed, wrong]).toEqual([[], [sentence]]);
});

it("npm run payslips -- --closing tells everyone who has payslips, once for a day, three months ahead at least (PAYSLIP-18)", async () => {
  const [one, other, none, gone] = [
    await tried.babysitter(),
    await tried.babysitter(),
    await tried.babysitter(),
    await tried.babysitter(),
  ];
  type Person = typeof one;
  const given = ({ reference }: Person) =>
    `${reference};10/2026;1;Ordinaire;05/11/2026;1500;${reference}.pdf`;
  const give = async (...people: Person[]) => {
    const files = Object.fromEntries(people.map(({ reference }) => [`${reference}.pdf`, reference]));
    expect((await tried.give(people.map(given), files, { quiet: true })).problems).toEqual([]);
  };
  await give(one, other, gone);
  await tried.pool.query("UPDATE person SET deactivated_at = now() WHERE id = $1", [gone.personId]);
  const told = async (person: Person) => {
    const letters = (await tried.lettersOf(person)).filter((kind) => kind === "payslips.closing");
    const { rowCount } = await tried.pool.query(
      "SELECT FROM notification WHERE person_id = $1 AND kind = 'payslips.closing'",
      [person.personId],
    );
    return [rowCount, letters.length];
  };
  const all = async () => [await told(one), await told(other), await told(none), await told(gone)];
  // Two at once tell nobody twice.
  await Promise.all([run("--closing", "2027-02-23"), run("--closing", "2027-02-23")]);
  expect(await all()).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
  await give(none);
  expect(await run("--closing", "2027-02-23")).toBe(0);
  expect(printed).toEqual([
    "1 intervenant prévenu : leurs fiches de paie ne seront plus ici à partir du 23/02/2027.",
  ]);
  expect(await run("--closing", "2027-02-23", "--lang", "en")).toBe(0);
  expect(printed).toEqual(["Nobody else is to be told of 23/02/2027."]);
  expect(await told(none)).toEqual([1, 1]);
  // Another day is another announcement.
  await run("--closing", "2027-03-31");
  expect(await told(one)).toEqual([2, 2]);
  const letter = await tried.letter(one, "payslips.closing");
  expect(letter?.subject).toBe("Vos fiches de paie ne seront plus ici à partir du 31 mars 2027");
  expect(letter?.text).toContain("À partir du 31 mars 2027, Ribambelle ne remettra plus vos fiches de paie");
  expect(await tried.noticesOf(one.cookie)).toContain(
    "Vos fiches de paie ne seront plus ici à partir du 31 mars 2027",
  );
});
