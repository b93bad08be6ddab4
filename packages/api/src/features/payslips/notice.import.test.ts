import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PayslipPortal, payslipPortal } from "../../testing/testPayslips.ts";

let tried: PayslipPortal;
beforeAll(async () => {
  tried = await payslipPortal(null);
});
afterAll(() => tried.portal.close());
beforeEach(() => tried.goTo("2026-11-23T08:00:00Z"));

const line = (reference: string, month = "10/2026", paid = "05/11/2026") =>
  `${reference};${month};;;${paid};;a.pdf`;
const files = { "a.pdf": "one" };
const months = async (cookie: string) =>
  (await tried.payslips(cookie)).payslips.map(({ month }: { month: string }) => month);

describe("where the agency has not told its people of electronic payslips, the portal", () => {
  it("tells them with the first one, with the right to refuse, and shows it a month later (PAYSLIP-13, PAYSLIP-14)", async () => {
    const person = await tried.babysitter();
    const { reference, cookie } = person;
    await tried.give([line(reference), line(reference, "09/2026", "05/10/2026")], files);
    expect(await tried.noticesOf(cookie)).toEqual(["Vos fiches de paie arrivent ici"]);
    expect(await tried.lettersOf(person)).toEqual(["payslips.notice"]);
    expect((await tried.letter(person, "payslips.notice"))?.text).toContain(
      "Vous pouvez refuser à tout moment",
    );
    expect(await tried.delivery(cookie)).toEqual({
      choice: "electronic",
      since: null,
      effectDate: null,
      noticeDate: "2026-11-23",
      visibleFrom: "2026-12-23",
    });
    const { rows } = await tried.pool.query<{ document_id: string }>(
      "SELECT document_id FROM payslip WHERE babysitter_id = $1",
      [person.personId],
    );
    const id = rows[0]?.document_id ?? "";
    tried.goTo("2026-12-22T22:30:00Z");
    await tried.tell();
    const before = await tried.portal.signIn(person.userName);
    expect([await months(before), (await tried.file(id, before)).statusCode]).toEqual([[], 404]);
    tried.goTo("2026-12-23T06:10:00Z");
    const again = await tried.portal.signIn(person.userName);
    await tried.tell();
    expect([await months(again), (await tried.file(id, again)).statusCode]).toEqual([
      ["2026-10", "2026-09"],
      200,
    ]);
    expect(await tried.lettersOf(person)).toEqual(["payslips.notice", "payslips.available"]);
  });

  it("shows at once what it brings to somebody hired since: told at hiring (PAYSLIP-13)", async () => {
    const { reference, cookie } = await tried.babysitter("2026-11-23");
    await tried.give([line(reference)], files);
    expect(await months(cookie)).toEqual(["2026-10"]);
  });

  it("stays silent in a quiet import and of old payslips, which wait until it has told of electronic ones (PAYSLIP-14, SPACE-30)", async () => {
    const person = await tried.babysitter();
    const { reference, cookie } = person;
    await tried.give([line(reference)], files, { quiet: true });
    await tried.give([line(reference, "05/2020", "05/06/2020")], files);
    expect([await tried.lettersOf(person), await tried.noticesOf(cookie), await months(cookie)]).toEqual([
      [],
      [],
      [],
    ]);
    expect((await tried.delivery(cookie)).visibleFrom).toBeNull();
    await tried.give([line(reference, "11/2026", "23/11/2026")], files);
    expect(await tried.lettersOf(person)).toEqual(["payslips.notice"]);
    tried.goTo("2026-12-23T08:00:00Z");
    expect(await months(await tried.portal.signIn(person.userName))).toEqual(["2026-11", "2026-10"]);
  });
});
