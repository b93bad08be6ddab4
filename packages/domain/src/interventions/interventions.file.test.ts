import { describe, expect, it } from "vitest";
import { readCells } from "../testing/importLines.ts";
import { interventionsFile } from "./interventions.file.ts";

const line: Readonly<Record<string, string>> = {
  reference: "V-1",
  parentReference: "P-1",
  babysitterReference: "I-1",
  service: "Garde d’enfants",
  startDate: "24/11/2026",
  startTime: "16h30",
  endTime: "19:00",
  state: "Prévue",
};

const reading = (changed: Partial<typeof line>) => readCells(interventionsFile, { ...line, ...changed });

describe("a line of interventions.csv", () => {
  it("is read to the minute (VISITS-26)", () => {
    expect(
      reading({ startTime: "8h", endTime: "00:00:00", countedMinutes: "3,5", note: "Clé au voisin" }).row,
    ).toEqual({
      reference: "V-1",
      parentReference: "P-1",
      babysitterReference: "I-1",
      contractReference: null,
      service: 0,
      startDate: "2026-11-24",
      startTime: "08:00",
      endTime: "00:00",
      actualStartTime: null,
      actualEndTime: null,
      countedMinutes: 210,
      state: 0,
      replacesReference: null,
      groupReference: null,
      note: "Clé au voisin",
    });
    const { row } = reading({});
    expect(row && interventionsFile.key(row)).toBe("V-1");
    expect(reading({ startTime: "16:37" }).row?.startTime).toBe("16:37");
    expect(reading({ endTime: "24:00" }).row?.endTime).toBe("00:00");
    expect(reading({ startTime: "16 h 37" }).row?.startTime).toBe("16:37");
    expect(reading({ countedMinutes: "25" }).row?.countedMinutes).toBe(1500);
  });

  it.each([
    [{ endTime: "16:30" }, "endTime", "no-length"],
    [{ actualStartTime: "16:00" }, "actualEndTime", "time-without-other"],
    [{ actualEndTime: "19:00" }, "actualStartTime", "time-without-other"],
    [{ actualStartTime: "19:00", actualEndTime: "19:00" }, "actualEndTime", "no-length"],
    // Clocks go from 2 to 3 in this night.
    [{ startDate: "28/03/2027", startTime: "02:45", endTime: "03:15" }, "endTime", "no-length"],
    [{ startDate: "28/03/2027", startTime: "02:30", endTime: "03:30" }, "endTime", "no-length"],
    [
      {
        startDate: "27/03/2027",
        startTime: "22:00",
        endTime: "06:00",
        actualStartTime: "02:30",
        actualEndTime: "03:30",
      },
      "actualEndTime",
      "no-length",
    ],
    [{ replacesReference: "V-1" }, "replacesReference", "replaces-itself"],
    [{ startTime: "25:00" }, "startTime", "invalid-time"],
    [{ startTime: "16" }, "startTime", "invalid-time"],
    [{ startTime: "vers 16h" }, "startTime", "invalid-time"],
    [{ startTime: "16h ou 17h" }, "startTime", "invalid-time"],
    [{ countedMinutes: "25,5" }, "countedMinutes", "number-out-of-range"],
    [{ countedMinutes: "deux" }, "countedMinutes", "invalid-hours"],
    [{ state: "Malade" }, "state", "unknown-value"],
    [{ note: "x".repeat(501) }, "note", "too-long"],
  ])("%j is refused at %s: %s (VISITS-26)", (changed, column, code) => {
    expect(reading(changed).problems?.map((problem) => [problem.column, problem.code])).toEqual([
      [column, code],
    ]);
  });

  it("is taken in the nights in which clocks change, while it lasts some time (VISITS-13, VISITS-26)", () => {
    for (const [startDate, startTime, endTime] of [
      ["28/03/2027", "02:30", "03:31"],
      ["27/03/2027", "22:00", "06:00"],
      ["25/10/2026", "02:30", "02:45"],
    ])
      expect(reading({ startDate, startTime, endTime }).problems ?? []).toEqual([]);
  });

  it("has no column for why a babysitter is absent (VISITS-11)", () => {
    expect(
      Object.values(interventionsFile.columns).filter(({ header }) => /motif|raison/i.test(header)),
    ).toEqual([]);
  });
});
