// For units that were written when the portal began here: `main.mjs` says what the difference is.
await import("./main.mjs");
