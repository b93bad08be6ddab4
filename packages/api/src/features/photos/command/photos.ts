import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../../acting/refused.ts";
import { momentText } from "../../../mail/moment.ts";
import type { Command, CommandDeps } from "../../../terminal/command.ts";
import { byCommand } from "../../audit/index.ts";
import { openLargestPhoto } from "../openPhoto.ts";
import { rejectPhoto, validatePhoto } from "../photos.decisions.ts";
import { countWaitingPhotos, listWaitingPhotos } from "../photos.waiting.store.ts";
import { photoTexts } from "./photos.texts.ts";
import { type PhotosAct, readPhotosArguments } from "./photosArguments.ts";

const shownPhotos = 100;

/** `npm run photos` (docs/operations.md): 0 done, 1 could not run. */
export const photosCommand: Command = async (args, deps) => {
  const { asked, locale, mistake } = readPhotosArguments(args);
  const words = photoTexts(locale);
  if (asked === null) {
    deps.printError(`${mistake === undefined ? "" : `${words.unknownOption(mistake)} `}${words.usage}`);
    return 1;
  }
  try {
    return await run(asked, deps, locale);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const isUnknown = error.refusal === commonRefusals.notFound && "id" in asked;
    deps.printError(isUnknown ? words.unknownPhoto(asked.id) : error.refusal[locale]);
    return 1;
  }
};

async function run(asked: PhotosAct, given: CommandDeps, locale: Locale): Promise<number> {
  const words = photoTexts(locale);
  const deps = { ...given, now: () => given.now };
  switch (asked.act) {
    case "list":
      return list(given, locale);
    case "view":
      return view(asked.id, asked.file, given, locale);
    case "accept":
      await validatePhoto(deps, byCommand, asked.id);
      given.print(words.accepted);
      return 0;
    case "refuse":
      await rejectPhoto(deps, byCommand, asked.id, asked.reason);
      given.print(words.refused);
      return 0;
  }
}

async function list({ connection: { db }, print }: CommandDeps, locale: Locale): Promise<number> {
  const words = photoTexts(locale);
  const count = await countWaitingPhotos(db);
  print(count === 0 ? words.none : words.waiting(count));
  const shown = await listWaitingPhotos(db, shownPhotos);
  for (const { id, firstName, lastName, agencyReference, createdAt } of shown)
    print(words.line(id, `${firstName} ${lastName}`.trim(), agencyReference, momentText(createdAt, locale)));
  if (count > shown.length) print(words.more(count - shown.length));
  return 0;
}

// A relative path starts where the person is (INIT_CWD), not where npm runs the script.
async function view(id: string, to: string, deps: CommandDeps, locale: Locale): Promise<number> {
  const words = photoTexts(locale);
  const file = resolve(process.env.INIT_CWD ?? ".", to);
  const content = await openLargestPhoto(deps, id);
  try {
    await writeFile(file, content, { flag: "wx", mode: 0o600 });
  } catch (error) {
    const { code = "" } = error as { code?: string };
    deps.printError(code === "EEXIST" ? words.fileExists(file) : words.notWritable(file, code));
    return 1;
  }
  deps.print(words.written(file));
  return 0;
}
