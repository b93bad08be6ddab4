import { expect, test } from "vitest";
import { aMovingGif, aPhoto, aTurnedPhoto, looksOf } from "../../testing/photos.ts";
import { drawSquare, middleOf, type Picture, readPicture } from "./picture.ts";

async function squareOf(file: File) {
  const picture = (await readPicture(file)) as Picture;
  return looksOf(drawSquare(picture, middleOf(picture)));
}

test("an animated GIF becomes its first picture (AVATAR-02)", async () => {
  expect(await squareOf(aMovingGif())).toMatchObject({ width: 1, height: 1, left: "red" });
});

test("what is transparent becomes white", async () => {
  const photo = aPhoto({ type: "image/png", left: "transparent" });
  expect(await squareOf(photo)).toMatchObject({ width: 600, left: "white", right: "blue" });
});

test("a photo stands as its camera says", async () => {
  const { top, bottom } = await squareOf(aTurnedPhoto());
  expect([top, bottom]).toEqual(["red", "blue"]);
});

test("a large photo becomes a square of 1,024 pixels", async () => {
  expect(await squareOf(aPhoto({ width: 2600, height: 1300 }))).toMatchObject({ width: 1024, height: 1024 });
});

test("a square that was rounded to just outside stays within the photo", async () => {
  const picture = (await readPicture(aPhoto({ width: 100, height: 80 }))) as Picture;
  const { width, right } = await looksOf(drawSquare(picture, { x: 21, y: 0, width: 80 }));
  expect([width, right]).toEqual([79, "blue"]);
});

test("what is no picture is none", async () => {
  expect(await readPicture(new File(["bonjour"], "moi.png", { type: "image/png" }))).toBeNull();
});
