// For scripts that were written when commands began here: `main.mjs` says what the difference is.
await import("./main.mjs");
