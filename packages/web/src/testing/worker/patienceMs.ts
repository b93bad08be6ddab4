/** How long a page test waits for what does not come, before it says so. */
export const patienceMs = 4_000;
