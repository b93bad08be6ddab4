// Not TypeScript, nor are the two files that begin with it: Node keeps what it makes of types for the next start, but not those
// of the file that begins, and to read them it would load a compiler that takes 15 MB.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// What Node makes of some thousand sources is kept for the next start: a third less processor time. It lies beside the packages:
// who can write there can change the code itself. Where nobody may write, the start is as long as before.
enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url)));
