import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { beforeAll, describe, expect, it } from "vitest";
import { halves, jpegOfScans } from "../../testing/testPictures.ts";
import { decodePhoto } from "./decodePhoto.ts";
import { openPhotoDecoders, type PhotoToDraw } from "./photoDecoders.ts";

// Minutes of work: nothing but a kill ends it in time. That many scans are refused before they come so far.
const endless: PhotoToDraw = { bytes: jpegOfScans(60_000, 5_000), format: "jpeg" };
let ordinary: PhotoToDraw;
beforeAll(async () => {
  ordinary = { bytes: await halves().jpeg().toBuffer(), format: "jpeg" };
});

const limits = { most: 2, mostSeconds: 100, idleSeconds: 100 };
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("a photo that takes too long", () => {
  it("lets the photos of others pass meanwhile, and is answered when its process is killed", async () => {
    const decoders = openPhotoDecoders(limits);
    let isOver = false;
    const long = decoders.draw(endless).catch((error: unknown) => {
      isOver = true;
      return error;
    });
    for (const _ of [1, 2, 3]) expect(await decoders.draw(ordinary)).toHaveLength(3);
    expect([isOver, decoders.processIds().length]).toEqual([false, 2]);
    const [held = Number.NaN, free = Number.NaN] = decoders.processIds();
    process.kill(held, "SIGKILL");
    expect(String(await long)).toMatch(/the decoder of photos ended \(SIGKILL\)/);
    process.kill(free, "SIGKILL");
    await until(async () => decoders.processIds().length === 0);
  });

  it("is ended at the time limit, and the next photo is drawn in a new process", async () => {
    const decoders = openPhotoDecoders({ most: 1, mostSeconds: 1, idleSeconds: 0.1 });
    const long = decoders.draw(endless);
    const next = until(async () => (await decoders.draw(ordinary))?.length === 3);
    const [held = 0] = decoders.processIds();
    expect(await long).toBe(null);
    await next;
    expect(isRunning(held)).toBe(false);
    await until(async () => decoders.processIds().length === 0);
  });
});

describe("the process of a decoder", () => {
  it("a decoder that the system kills is answered « try again », and another takes its place", async () => {
    const decoders = openPhotoDecoders({ ...limits, idleSeconds: 0.1 });
    const killed = decodePhoto(jpegOfScans(60, 5_000), decoders);
    process.kill(decoders.processIds()[0] ?? Number.NaN, "SIGKILL");
    await expect(killed).rejects.toMatchObject({
      refusal: { status: 503, code: "request.unavailable" },
      retryAfterSeconds: 10,
    });
    expect(await decodePhoto(ordinary.bytes, decoders)).toHaveLength(3);
    await until(async () => decoders.processIds().length === 0);
  });

  it("a decoder that is killed while it waits is not given the next photo", async () => {
    const decoders = openPhotoDecoders(limits);
    await decoders.draw(ordinary);
    const [waiting = Number.NaN] = decoders.processIds();
    process.kill(waiting, "SIGKILL");
    await until(async () => decoders.processIds().length === 0);
    expect(await decoders.draw(ordinary)).toHaveLength(3);
    process.kill(decoders.processIds()[0] ?? Number.NaN, "SIGKILL");
  });

  it.runIf(isThorough)(
    "stays for the next photo, goes on when all are told to stop, and ends with the portal that started it",
    async () => {
      const words = `
      import { openPhotoDecoders } from ${JSON.stringify(new URL("./photoDecoders.ts", import.meta.url).href)};
      import { jpegOfScans } from ${JSON.stringify(new URL("../../testing/testPictures.ts", import.meta.url).href)};
      const decoders = openPhotoDecoders(${JSON.stringify(limits)});
      const draw = (count) => decoders.draw({ bytes: jpegOfScans(count, 5000), format: "jpeg" });
      await draw(1);
      const [first] = decoders.processIds();
      process.kill(first, "SIGTERM");
      const sizes = await draw(1);
      draw(60000).catch(() => {});
      console.log(JSON.stringify([first, ...decoders.processIds(), sizes.length]));
      setTimeout(() => process.kill(process.pid, "SIGKILL"), 300);`;
      const portal = spawn(process.execPath, ["--input-type=module", "-e", words], {
        cwd: import.meta.dirname,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const [first, second, sizes] = JSON.parse(await text(portal.stdout));
      expect([second, sizes]).toEqual([first, 3]);
      await until(async () => !isRunning(first));
    },
  );
});
