import { describe, expect, it } from "vitest";
import { photoRefusals } from "./photo.texts.ts";
import { photoToDos } from "./photo.toDos.ts";
import { photoAddress, photoFileSchema, photoProblem } from "./photo.ts";
import { photoSources } from "./photoSizes.ts";

const { format, tooLarge } = photoRefusals;

describe("a chosen photo", () => {
  it.each([
    ["moi.png", "image/png", 9_999_999, null],
    ["moi.jpg", "image/jpeg", 0, null],
    ["moi.jpeg", "image/jpeg", 48_000, null],
    ["MOI.JPG", "image/jpeg", 48_000, null],
    ["été.à la mer.gif", "image/gif", 48_000, null],
    ["moi.png", "image/png", 10_000_000, tooLarge],
    ["moi.png", "image/jpeg", 48_000, format],
    ["moi.jpg", "image/webp", 48_000, format],
    ["moi.webp", "image/webp", 48_000, format],
    ["moi.jpg.exe", "image/jpeg", 48_000, format],
    ["jpg", "image/jpeg", 48_000, null],
    ["moi", "image/jpeg", 48_000, format],
    ["", "", 48_000, format],
    // What is no picture at all is told so, however big it is.
    ["moi.pdf", "application/pdf", 10_000_000, format],
  ])(
    "named %j, a %j of %i bytes, is answered %j (AVATAR-02, AVATAR-04, AVATAR-OP5)",
    (name, type, size, problem) => {
      expect(photoProblem({ name, type, size })).toBe(problem);
    },
  );
});

describe("the addresses of a photo", () => {
  const id = "dW5lLXBob3RvLWRlLXRlc3";

  it("are one for each size, of which a browser chooses", () => {
    const at = `/BabysitterProfile/Avatar/${id}`;
    expect(photoAddress(id, 256)).toMatch(new RegExp(`^/.*${at}/256\\.webp$`));
    expect(photoSources(`https://portail.example.fr${at}/96.webp`)).toBe(
      [96, 256, 512].map((size) => `https://portail.example.fr${at}/${size}.webp ${size}w`).join(", "),
    );
  });

  it.each(["https://elsewhere.example/photo.png", "/photos/256.webp?v=2", "256.webp", "/photos/petite.webp"])(
    "are no more than the one that there is, for the foreign %s",
    (address) => {
      expect(photoSources(address)).toBeUndefined();
    },
  );

  it.each([
    ["96.webp", true],
    ["512.webp", true],
    ["1024.webp", false],
    ["96", false],
  ])("are asked for by a size that is kept: %s, %s", (file, isOne) => {
    expect(photoFileSchema.safeParse(file).success).toBe(isOne);
  });
});

describe("a babysitter whose photo was refused", () => {
  const words = (facts: object) => photoToDos.choose.read(facts)?.text;

  it("reads why in her own language, as far as the agency wrote it (TODO-05)", () => {
    expect(words({ reason: "Photo floue.", reasonEn: "Blurred." })).toEqual({
      fr: "L’agence a refusé la vôtre\u00a0: Photo floue.",
      en: "The agency has rejected yours: Blurred.",
    });
    expect(words({ reason: "Photo floue.", reasonEn: null })?.en).toContain("Photo floue.");
  });
});
