/** Waits until components know of what was put into the query cache, which tells them in the next task. */
export const pageIsTold = () => new Promise((turn) => setTimeout(turn));
