import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PhotoFormat, SizedPhoto } from "./drawPhoto.ts";
import { limitConcurrency } from "./limitConcurrency.ts";

/** What a decoder process is sent. */
export interface PhotoToDraw {
  readonly bytes: Uint8Array;
  readonly format: PhotoFormat;
}

/** What it answers: the sizes, or null for what is no whole picture. */
export interface DrawnAnswer {
  readonly sizes: readonly SizedPhoto[] | null;
}

/** A decoder process that ended by itself, or was ended by the system; says how. */
export class DecoderEnded extends Error {}

interface Limits {
  /** Decoder processes at once; what comes meanwhile waits its turn. */
  readonly most: number;
  /** How long one photo may take, in seconds. */
  readonly mostSeconds: number;
  /** After how many seconds without a photo a decoder process ends. */
  readonly idleSeconds: number;
}

/** Draws photos in processes of their own. */
export interface PhotoDecoders {
  /**
   * Gives the sizes of a picture; null when it is none, or takes too long: its process is then killed. Rejects with
   * DecoderEnded.
   */
  draw(photo: PhotoToDraw): Promise<readonly SizedPhoto[] | null>;
  /** The ids of the processes that run. */
  processIds(): readonly (number | undefined)[];
}

const program = fileURLToPath(new URL("./photoDecoder.process.ts", import.meta.url));

/**
 * Opens decoders, whose processes start with the first photo. They are processes, and not threads, because nothing
 * but a kill stops a picture that is being decoded: docs/decisions/0027-photos-are-decoded-in-processes.md.
 */
export function openPhotoDecoders({ most, mostSeconds, idleSeconds }: Limits): PhotoDecoders {
  const idle: Decoder[] = [];
  const running = new Set<Decoder>();
  const turn = limitConcurrency(most);
  const start = () => {
    const decoder = startDecoder(() => {
      running.delete(decoder);
      if (idle.includes(decoder)) idle.splice(idle.indexOf(decoder), 1);
    });
    running.add(decoder);
    return decoder;
  };
  return {
    draw: (photo) =>
      turn(async () => {
        const decoder = idle.pop() ?? start();
        const sizes = await decoder.draw(photo, mostSeconds * 1_000);
        if (decoder.rest(idleSeconds * 1_000)) idle.push(decoder);
        return sizes;
      }),
    processIds: () => [...running].map(({ pid }) => pid),
  };
}

interface Decoder {
  readonly pid: number | undefined;
  draw(photo: PhotoToDraw, mostMs: number): Promise<readonly SizedPhoto[] | null>;
  /** Waits for the next photo, so long at most, without keeping this process alive; false when it has ended. */
  rest(mostMs: number): boolean;
}

function startDecoder(ended: () => void): Decoder {
  // Nothing of the portal's settings: what decodes strangers' pictures knows no secret.
  const { PATH, SystemRoot, LD_LIBRARY_PATH } = process.env;
  const env = { PATH, SystemRoot, LD_LIBRARY_PATH };
  const stdio = ["ignore", "ignore", "inherit", "ipc"] as const;
  const child = fork(program, [], { env, execArgv: [], serialization: "advanced", stdio: [...stdio] });
  let resting: NodeJS.Timeout | undefined;
  const { promise: end, reject: fail } = Promise.withResolvers<never>();
  // Awaited by the photo under way, if any.
  end.catch(() => {});
  const gone = (how: string) => {
    ended();
    clearTimeout(resting);
    fail(new DecoderEnded(`the decoder of photos ended (${how})`));
  };
  child.once("error", (error) => gone(error.message));
  child.once("exit", (code, signal) => gone(signal ?? `code ${code}`));
  return {
    pid: child.pid,
    async draw(photo, mostMs) {
      clearTimeout(resting);
      keepAlive(child, true);
      const late = Promise.withResolvers<null>();
      const limit = setTimeout(() => {
        child.kill("SIGKILL");
        late.resolve(null);
      }, mostMs);
      try {
        return await Promise.race([ask(child, photo), late.promise, end]);
      } finally {
        clearTimeout(limit);
        keepAlive(child, false);
      }
    },
    rest(mostMs) {
      if (child.killed || !child.connected) return false;
      const leave = () => {
        // First out of the list: a photo that comes now must not be given to a process that is ending.
        ended();
        child.kill("SIGKILL");
      };
      resting = setTimeout(leave, mostMs).unref();
      return true;
    },
  };
}

function ask(child: ChildProcess, photo: PhotoToDraw): Promise<readonly SizedPhoto[] | null> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly SizedPhoto[] | null>();
  child.once("message", (answer) => resolve((answer as DrawnAnswer).sizes));
  child.send(photo, (error) => error && reject(new DecoderEnded(error.message)));
  return promise;
}

function keepAlive(child: ChildProcess, isWorking: boolean): void {
  for (const handle of [child, child.channel]) {
    if (isWorking) handle?.ref();
    else handle?.unref();
  }
}
