import { describe, expect, it } from "vitest";
import { readingToDos } from "./reading.toDos.ts";

const facts = {
  id: "LIRE-2026-03",
  titleFr: "Règlement intérieur",
  titleEn: "House rules" as string | null,
  category: 0,
  demand: 2,
  pageCount: 12,
};

describe("a document to read, among what there is to do", () => {
  it("is to be read and confirmed, and says what it is and how long (TODO-05)", () => {
    expect(readingToDos.read.read(facts)).toMatchObject({
      title: { fr: "Lire et confirmer\u00a0: Règlement intérieur", en: "Read and confirm: House rules" },
      text: { fr: expect.stringMatching(/, 12 pages\.$/), en: expect.stringMatching(/, 12 pages\.$/) },
      link: expect.stringMatching(/\/LIRE-2026-03$/),
    });
  });

  it("is only to be read where nothing more is asked, and has its French title where it has no other (TODO-05)", () => {
    const words = readingToDos.read.read({ ...facts, demand: 1, titleEn: null, pageCount: 1 });
    expect(words?.title).toEqual({
      fr: "Lire\u00a0: Règlement intérieur",
      en: "Read: Règlement intérieur",
    });
    expect([words?.text.fr, words?.text.en]).toEqual([
      expect.stringMatching(/, 1 page\.$/),
      expect.stringMatching(/, 1 page\.$/),
    ]);
  });

  it("stands between a survey that was begun and a photo, and is the old space’s where there is one (TODO-12, SPACE-03)", () => {
    expect(readingToDos.read).toMatchObject({
      after: ["surveys.finish"],
      before: ["photos.choose"],
      isInOldPortal: true,
    });
  });
});
