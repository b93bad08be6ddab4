import { expect, it } from "vitest";
import { halves, jpegOfScans } from "../../testing/testPictures.ts";
import { countScans } from "./jpegScans.ts";

const scan = [0xff, 0xda, 0, 3, 0, 0x11, 0x22];
const jpeg = (...parts: readonly (readonly number[])[]) => Buffer.from([0xff, 0xd8, ...parts.flat()]);
const end = [0xff, 0xd9];

it.each([
  ["nothing", Buffer.alloc(0), 0],
  ["a beginning", jpeg(), 0],
  ["one scan", jpeg(scan, end), 1],
  ["two scans", jpeg(scan, scan, end), 2],
  ["two scans, the second cut short", jpeg(scan, [0xff, 0xda]), 2],
  ["bytes of the picture that are 0xff", jpeg(scan, [0xff, 0x00, 0xda, 0xff, 0x00], scan, end), 2],
  ["restarts in a scan", jpeg(scan, [0xff, 0xd0, 0x12, 0xff, 0xd7], scan, end), 2],
  ["filling before a marker", jpeg(scan, [0xff, 0xff, 0xff], scan, end), 2],
  ["a reserved marker, which has no length", jpeg(scan, [0xff, 0x01], scan, [0xff, 0x02], scan, end), 3],
  ["a second beginning", jpeg(scan, [0xff, 0xd8], scan, end), 2],
  ["a thumbnail in a segment", jpeg([0xff, 0xe1, 0, 9, ...scan], scan, end), 1],
  ["a segment longer than the file", jpeg([0xff, 0xe1, 0xff, 0xff], scan, end), 0],
  ["another picture behind the end", jpeg(scan, end, scan, scan), 1],
])("a JPEG of %s has as many scans as a decoder meets", (_, bytes, count) => {
  expect(countScans(bytes, 100)).toBe(count);
});

it("real JPEGs have one, a progressive one some", async () => {
  expect(countScans(await halves().jpeg().toBuffer(), 100)).toBe(1);
  expect(countScans(await halves().jpeg({ progressive: true }).toBuffer(), 100)).toBe(10);
  expect(countScans(jpegOfScans(3_000), 65)).toBe(65);
});
