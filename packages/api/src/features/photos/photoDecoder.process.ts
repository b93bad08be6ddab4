// What a decoder process runs (photoDecoders.ts): one photo at a time, on behalf of the process that started it.
import { drawPhoto } from "./drawPhoto.ts";
import type { DrawnAnswer, PhotoToDraw } from "./photoDecoders.ts";

const answer = (said: DrawnAnswer) => process.send?.(said);

process.on("message", ({ bytes, format }: PhotoToDraw) => {
  drawPhoto(bytes, format).then(
    (sizes) => answer({ sizes }),
    () => answer({ sizes: null }),
  );
});

// Ctrl-C and systemd tell every process of the group; the portal lets its photos finish, so this one goes on until
// the portal has gone. Exiting would wait for the decoder's threads.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
