// Makes packages/api/dist: the portal and its commands, each one file to begin with and few beside it. Node keeps 10 kB and more
// of every file that it loads, and of 3,800 that is a quarter of what a portal at rest takes (decision 0086).
import { rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { rolldown } from "rolldown";

const root = import.meta.dirname;
const dist = join(root, "dist");

// Programs of the machine, and libraries that look for files where they themselves lie.
const left = /^(?:@node-rs\/argon2|fontkit|graphile-worker|node-pg-migrate|pdfkit|pg-native|pino|sharp)$/;

/** Lets each module find the files beside it where they are: sources stay where they were written. */
const ownPlaces = {
  name: "own-places",
  transform: {
    filter: { code: /\b(?:import\.meta\.(?:url|dirname|filename)|__dirname|__filename)\b/ },
    handler(code, id) {
      if (/\b(?:import\.meta\.(?:dirname|filename)|__dirname|__filename)\b/.test(code))
        throw new Error(`${id} looks for files of its own: name its package in packages/api/build.mjs`);
      const place = JSON.stringify(relative(dist, id).replaceAll("\\", "/"));
      return {
        code: code.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`),
        map: null,
      };
    },
  },
};

const bundle = await rolldown({
  input: { main: join(root, "src/main.mjs"), command: join(root, "src/commands/main.mjs") },
  platform: "node",
  external: left,
  plugins: [ownPlaces],
  onLog(level, log, print) {
    // Of libraries alone: what is ours is held by the checks.
    if (level === "warn" && !log.id?.includes("node_modules")) print(level, log);
  },
});
await rm(dist, { recursive: true, force: true });
// Not made small but for the comments: what a stack of the log names can be read there.
await bundle.write({
  dir: dist,
  format: "esm",
  comments: false,
  entryFileNames: "[name].js",
  chunkFileNames: "[name]-[hash].js",
});
