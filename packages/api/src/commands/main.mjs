// `npm run backup` and all other commands: no TypeScript here (`compileCache.mjs`).
import "../compileCache.mjs";

await import("./runCommand.ts");
