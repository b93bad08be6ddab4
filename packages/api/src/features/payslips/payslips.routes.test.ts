import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type PayslipPortal, payslipPortal } from "../../testing/testPayslips.ts";

let tried: PayslipPortal;
beforeAll(async () => {
  tried = await payslipPortal();
});
afterAll(() => tried.portal.close());

const actsOf = async (personId: number) =>
  (await listAudit(tried.db, personId))
    .map(({ action }) => action)
    .filter((one) => /payslips|documents/.test(one));
const reads = ["GetMyPayslips", "GetMyDelivery", "download"];

describe("payslips", () => {
  it("are told a year at a time, the newest first, and are new until they are downloaded (PAYSLIP-01, PAYSLIP-02, SPACE-18)", async () => {
    const { reference, cookie, personId } = await tried.babysitter();
    const line = (month: string, paid: string) => `${reference};${month};;;${paid};;a.pdf`;
    await tried.give(
      [line("11/2025", "05/12/2025"), line("10/2026", "05/11/2026"), line("12/2025", "05/01/2026")],
      { "a.pdf": "one" },
    );
    const newest = await tried.payslips(cookie);
    expect([newest.years, newest.year, newest.payslips.length]).toEqual([[2026, 2025], 2026, 1]);
    const older = await tried.payslips(cookie, "2025");
    expect(older.payslips.map(({ month }: { month: string }) => month)).toEqual(["2025-12", "2025-11"]);
    expect(await tried.payslips(cookie, "2019")).toEqual(newest);
    const [{ documentId }] = newest.payslips;
    const file = await tried.file(documentId, cookie);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(decodeURIComponent(String(file.headers["content-disposition"]))).toContain(
      "Fiche de paie octobre 2026.pdf",
    );
    expect((await tried.payslips(cookie)).payslips[0].isNew).toBe(false);
    expect((await tried.payslips(cookie, "2025")).payslips[0].isNew).toBe(true);
    expect(await actsOf(personId)).toEqual(["documents.downloaded"]);
    for (const year of ["x", "26", "20261", "-2026"]) {
      const wrong = await tried.portal.call("GET", `/Payslip/GetMyPayslips?year=${year}`, { cookie });
      expect([wrong.statusCode, wrong.json().issues]).toMatchObject([400, [{ path: "year" }]]);
    }
  });

  it("are nothing at first (PAYSLIP-19)", async () => {
    const { cookie } = await tried.babysitter();
    expect(await tried.payslips(cookie)).toEqual({
      years: [],
      year: null,
      hasMore: false,
      leftCount: 0,
      payslips: [],
    });
  });

  it("all come in one archive, named by year and month, and are new no more (PAYSLIP-04, PAYSLIP-20, SPACE-36)", async () => {
    const { reference, cookie, personId } = await tried.babysitter();
    const nothing = await tried.portal.call("GET", "/Payslip/download", { cookie });
    expect([nothing.statusCode, nothing.json().code]).toEqual([404, "request.not-found"]);
    await tried.give(
      [
        `${reference};10/2026;2;Rectificative;05/11/2026;;b.pdf`,
        `${reference};10/2026;;;05/11/2026;;a.pdf`,
        `${reference};12/1998;;;05/01/1999;;c.pdf`,
      ],
      { "a.pdf": "one", "b.pdf": "two", "c.pdf": "three" },
    );
    const answer = await tried.portal.call("GET", "/Payslip/download", { cookie });
    expect(answer.headers).toMatchObject({ "content-type": "application/zip", "cache-control": "no-store" });
    expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toContain(
      "Fiches de paie 2026-11-23.zip",
    );
    const files = Object.entries(unzipSync(answer.rawPayload));
    expect(
      files.map(([path, content]) => [
        path,
        Buffer.from(content).toString("latin1").trim().split("% ").at(-1),
      ]),
    ).toEqual([
      ["1998/1998-12 Fiche de paie.pdf", "three"],
      ["2026/2026-10 Fiche de paie.pdf", "one"],
      ["2026/2026-10 Fiche de paie (2).pdf", "two"],
    ]);
    expect((await tried.payslips(cookie)).payslips.map(({ isNew }: { isNew: boolean }) => isNew)).toEqual([
      false,
      false,
    ]);
    expect(await actsOf(personId)).toEqual(["payslips.all-downloaded"]);
  });

  it("say which one cannot be given instead of a broken archive (SPACE-26)", async () => {
    const { reference, cookie, personId } = await tried.babysitter();
    await tried.give([`${reference};10/2026;;;05/11/2026;;a.pdf`], { "a.pdf": "one" });
    const { rows } = await tried.pool.query("SELECT file_key FROM document WHERE person_id = $1", [personId]);
    await tried.portal.fileStore.remove(rows[0].file_key);
    const headers = { accept: "text/html" };
    const answer = await tried.portal.call("GET", "/Payslip/download", { cookie, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringContaining("/erreur?message="),
    ]);
  });

  it("are given to their employee and to nobody else, agency included (PAYSLIP-05, PAYSLIP-06, SPACE-05)", async () => {
    const { reference, cookie } = await tried.babysitter();
    await tried.give([`${reference};10/2026;;;05/11/2026;;a.pdf`], { "a.pdf": "one" });
    const [{ documentId }] = (await tried.payslips(cookie)).payslips;
    const others = [(await tried.babysitter()).cookie];
    for (const role of ["Parent", "Agency"] as const) {
      const { userName } = await insertPerson(tried.db, role);
      const other = await tried.portal.signIn(userName);
      others.push(other);
      for (const read of reads)
        expect([
          role,
          (await tried.portal.call("GET", `/Payslip/${read}`, { cookie: other })).statusCode,
        ]).toEqual([role, 403]);
      expect((await tried.choose("Paper", other)).statusCode).toBe(403);
    }
    for (const other of others) {
      const [theirs, unknown] = [
        await tried.file(documentId, other),
        await tried.file("c2V0ZS1kb2N1bWVudC1pZA", other),
      ];
      expect([theirs.statusCode, theirs.json().code]).toEqual([404, "request.not-found"]);
      expect({ ...theirs.json(), requestId: "" }).toEqual({ ...unknown.json(), requestId: "" });
    }
    for (const read of reads)
      expect((await tried.portal.call("GET", `/Payslip/${read}`)).statusCode).toBe(401);
  });
});

describe("the choice of paper", () => {
  it("is asked once, takes effect in three months, and is confirmed with its day and hour (PAYSLIP-05, PAYSLIP-09, PAYSLIP-10)", async () => {
    const person = await tried.babysitter();
    const { cookie } = person;
    const asked = await tried.choose("Paper", cookie);
    const noted = { choice: "paper", since: "2026-11-23T08:00:00.000Z", effectDate: "2027-02-23" };
    expect([asked.statusCode, asked.json()]).toEqual([200, noted]);
    const again = await tried.choose("Paper", cookie);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { code: "payslips.already-chosen", message: "Ce choix est déjà enregistré." },
    ]);
    expect(await tried.delivery(cookie)).toMatchObject({
      ...noted,
      noticeDate: "2024-01-15",
      visibleFrom: "2024-02-15",
    });
    expect(await tried.noticesOf(cookie)).toEqual(["Fiches de paie sur papier"]);
    const letter = await tried.letter(person, "payslips.choice-noted");
    expect(letter?.text).toContain("Le 23 novembre 2026 à 9 h, vous avez demandé");
    expect(letter?.text).toContain("au plus tard le 23 février 2027");
    expect(await actsOf(person.personId)).toEqual(["payslips.paper-chosen"]);
  });

  it("is taken back at once, and hides nothing that was given; each choice stays as a row (PAYSLIP-11, PAYSLIP-12)", async () => {
    const person = await tried.babysitter();
    const { cookie, reference, personId } = person;
    await tried.give([`${reference};10/2026;;;05/11/2026;;a.pdf`], { "a.pdf": "one" });
    expect((await tried.choose("Electronic", cookie)).statusCode).toBe(409);
    await tried.choose("Paper", cookie);
    const { payslips } = await tried.payslips(cookie);
    expect(payslips).toHaveLength(1);
    expect((await tried.file(payslips[0].documentId, cookie)).statusCode).toBe(200);
    tried.goTo("2026-11-23T09:30:00Z");
    expect((await tried.choose("Electronic", cookie)).json()).toEqual({
      choice: "electronic",
      since: "2026-11-23T09:30:00.000Z",
      effectDate: "2026-11-23",
    });
    tried.goTo("2026-11-23T08:00:00Z");
    const choices = "SELECT choice FROM payslip_choice WHERE babysitter_id = $1 ORDER BY id";
    const { rows } = await tried.pool.query(choices, [personId]);
    expect(rows).toEqual([{ choice: "paper" }, { choice: "electronic" }]);
    for (const change of ["UPDATE payslip_choice SET choice = 'paper'", "DELETE FROM payslip_choice"])
      await expect(tried.pool.query(change)).rejects.toThrow("choices of payslips are only added");
    expect((await tried.letter(person, "payslips.choice-noted", "en"))?.text).toContain("at once");
  });

  it("made in two tabs at once is made once (PAYSLIP-09)", async () => {
    const person = await tried.babysitter();
    const answers = await Promise.all([1, 2, 3].map(() => tried.choose("Paper", person.cookie)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await tried.lettersOf(person)).toEqual(["payslips.choice-noted"]);
  });
});
