import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { blackPng, pngChunk } from "../../testing/testPictures.ts";
import { withoutTexts } from "./pngChunks.ts";

const png = blackPng(8, 8);
const afterHead = 33;
const endLength = 12;
const holding = (...extra: Buffer[]) =>
  Buffer.concat([png.subarray(0, afterHead), ...extra, png.subarray(afterHead)]);
const packed = (name: string) => pngChunk(name, Buffer.concat([Buffer.from("k\0\0"), deflateSync("a text")]));

describe("a PNG is read without what a decoder would inflate for nothing (AVATAR-OP5)", () => {
  it.each(["tEXt", "zTXt", "iTXt", "acTL", "abCD"])("a PNG is read without its chunks %s", (name) => {
    expect(withoutTexts(holding(packed(name), packed(name)))).toEqual(png);
  });

  it("a PNG is read with its colours and its way up, each once", () => {
    const once = [packed("iCCP"), packed("eXIf")];
    expect(withoutTexts(holding(...once))).toEqual(holding(...once));
    expect(withoutTexts(holding(...once, ...once))).toEqual(holding(...once));
  });

  it("a PNG that is cut off is read as it came", () => {
    const cut = png.subarray(0, png.length - endLength - 1);
    expect(withoutTexts(cut)).toEqual(cut);
    expect(withoutTexts(png.subarray(0, 8))).toEqual(png.subarray(0, 8));
  });
});
