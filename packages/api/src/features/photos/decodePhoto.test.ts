import { photoSizes } from "@ribambelle/domain/photos/photoSizes";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { blackPng, colourAt, type Halves, halves, jpegOfScans } from "../../testing/testPictures.ts";
import { decodePhoto } from "./decodePhoto.ts";
import { limitConcurrency, oneAtATime } from "./limitConcurrency.ts";

const jpeg = (given?: Halves) => halves(given).jpeg().toBuffer();
const decoded = async (bytes: Uint8Array) => {
  const sizes = await decodePhoto(bytes);
  return Buffer.from(sizes.find(({ size }) => size === 256)?.content ?? []);
};
const format = { refusal: { status: 415, fr: "Le format de l'image n'est pas valide" } };

describe("a photo that is read", () => {
  it.each([
    ["png", halves().png()],
    ["jpeg", halves().jpeg()],
    ["gif", halves().gif()],
    ["jpeg in four inks", halves().toColourspace("cmyk").jpeg()],
    ["grey png", halves().greyscale().png()],
    ["png of 16 bits", halves().toColourspace("rgb16").png()],
    ["progressive jpeg", halves().jpeg({ progressive: true })],
    ["interlaced png", halves().png({ progressive: true })],
  ])("is drawn anew, square, in every size: %s (AVATAR-02, AVATAR-OP5)", async (_, picture) => {
    const sizes = await decodePhoto(await picture.toBuffer());
    expect(sizes.map(({ size }) => size)).toEqual(photoSizes);
    for (const { size, content } of sizes) {
      expect(await sharp(content).metadata()).toMatchObject({
        format: "webp",
        width: size,
        height: size,
        channels: 3,
      });
    }
  });

  it("is cropped around its middle, and enlarged when it is small", async () => {
    const photo = await decoded(await jpeg({ width: 60, height: 20 }));
    expect([await colourAt(photo, 0.1), await colourAt(photo, 0.9)]).toEqual(["red", "blue"]);
  });

  it("stands upright as the phone held it, and keeps nothing of what came with it: place, make, profile", async () => {
    const gps = { GPSLatitude: "48/1 51/1 30/1", GPSLatitudeRef: "N" };
    const taken = await halves()
      .keepMetadata()
      .withMetadata({ orientation: 3 })
      .withExifMerge({ IFD0: { Make: "A phone" }, IFD3: gps })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect(taken.includes("A phone")).toBe(true);
    const { exif, icc, orientation } = await sharp(taken).metadata();
    expect([exif !== undefined, icc !== undefined, orientation]).toEqual([true, true, 3]);
    const photo = await decoded(taken);
    const { exif: noExif, icc: noIcc, xmp, iptc, orientation: none } = await sharp(photo).metadata();
    expect([noExif, noIcc, xmp, iptc, none]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(photo.includes("A phone")).toBe(false);
    expect([await colourAt(photo, 0.1), await colourAt(photo, 0.9)]).toEqual(["blue", "red"]);
  });

  it("is white where it was transparent", async () => {
    const clear = { width: 50, height: 50, channels: 4, background: "#00000000" } as const;
    expect(await colourAt(await decoded(await sharp({ create: clear }).png().toBuffer()), 0.5)).toBe("white");
  });

  it("is the first picture of an animation", async () => {
    const frames = [
      await halves({ left: "#d02020", right: "#d02020" }).png().toBuffer(),
      await halves().png().toBuffer(),
    ];
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);
    const photo = await decoded(animated);
    expect([await colourAt(photo, 0.1), await colourAt(photo, 0.9)]).toEqual(["red", "red"]);
    expect((await sharp(photo).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    ["a page", "<script>alert(document.domain)</script>"],
    ["an archive", "PK\u0003\u0004secret.zip"],
  ])("leaves behind what hides after it: %s", async (_, hidden) => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from(hidden)]);
    const photo = await decoded(polyglot);
    expect(photo.includes(hidden)).toBe(false);
    expect(photo.subarray(0, 4).toString()).toBe("RIFF");
  });
});

describe("a photo that is refused (AVATAR-03, AVATAR-OP5)", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>';
  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("moi.png")],
    ["a page that begins as a GIF", Buffer.from("GIF89a<html><script>alert(1)</script></html>")],
    ["a drawing", Buffer.from(svg)],
    ["a PDF", Buffer.from("%PDF-1.7\n")],
    [
      "a drawing that begins as a PNG",
      Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(svg)]),
    ],
    ["a drawing that begins as a JPEG", Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from(svg)])],
  ])("is none of the three formats, whatever it is called: %s", async (_, bytes) => {
    await expect(decodePhoto(bytes)).rejects.toMatchObject(format);
  });

  it.each(["webp", "tiff", "avif"] as const)(
    "is of another format, though a browser shows it: %s",
    async (other) => {
      const picture = await halves({ width: 16, height: 16 }).toFormat(other).toBuffer();
      await expect(decodePhoto(picture)).rejects.toMatchObject(format);
    },
  );

  it.each([
    ["png", halves().png()],
    ["jpeg", halves().jpeg()],
    ["gif", halves().gif()],
  ])("is cut short: %s", async (_, picture) => {
    const whole = await picture.toBuffer();
    await expect(decodePhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(format);
    await expect(decodePhoto(whole.subarray(0, 20))).rejects.toMatchObject(format);
  });

  it("would fill the memory: 40,000 × 40,000 pixels in a few kilobytes", async () => {
    const bomb = blackPng(40_000, 40_000);
    expect(bomb.length).toBeLessThan(2_000_000);
    await expect(decodePhoto(bomb)).rejects.toMatchObject(format);
    expect(await decodePhoto(blackPng(4_000, 4_000))).toHaveLength(3);
  });

  it("would be gone over again and again: 65 scans, where a photo has ten; 64 are drawn", async () => {
    expect(await decodePhoto(jpegOfScans(63))).toHaveLength(3);
    await expect(decodePhoto(jpegOfScans(64))).rejects.toMatchObject(format);
  });

  it("is too large to be held whole", async () => {
    const plain = { create: { width: 5_010, height: 5_000, channels: 3, background: "#345" } } as const;
    await expect(decodePhoto(await sharp(plain).gif({ effort: 1 }).toBuffer())).rejects.toMatchObject(format);
    await expect(
      decodePhoto(await sharp(plain).jpeg({ progressive: true }).toBuffer()),
    ).rejects.toMatchObject(format);
    expect(await decodePhoto(await sharp(plain).jpeg().toBuffer())).toHaveLength(3);
  });
});

it("is decoded by two at once, the others in their order, whatever fails", async () => {
  const turn = limitConcurrency(2);
  const [log, gates] = [[] as string[], [0, 1, 2, 3].map(() => Promise.withResolvers<void>())];
  const works = gates.map(({ promise }, index) =>
    turn(async () => {
      log.push(`begins ${index}`);
      await promise;
      if (index === 0) throw new Error("broken");
      return index;
    }).catch(() => "failed"),
  );
  gates[0]?.resolve();
  await works[0];
  expect(log).toEqual(["begins 0", "begins 1", "begins 2"]);
  for (const { resolve } of gates) resolve();
  expect(await Promise.all(works)).toEqual(["failed", 1, 2, 3]);
  expect(await turn(async () => "free again")).toBe("free again");
});

it("is decoded one at a time of one person, whose many make nobody else wait", async () => {
  const turn = oneAtATime<string>();
  const gate = Promise.withResolvers<void>();
  const log: string[] = [];
  const work = (who: string, name: string, until?: Promise<void>) =>
    turn(who, async () => {
      log.push(name);
      await until;
      if (name === "first") throw new Error("broken");
    }).catch(() => log.push("failed"));
  const mine = [work("me", "first", gate.promise), work("me", "second")];
  await work("another", "other");
  expect(log).toEqual(["first", "other"]);
  gate.resolve();
  await Promise.all(mine);
  expect(log).toEqual(["first", "other", "second", "failed"]);
});
