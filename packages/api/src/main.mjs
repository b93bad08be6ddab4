// `npm start`, `npm run jobs`: no TypeScript here (`compileCache.mjs`).
import "./compileCache.mjs";

await import("./runPortal.ts");
