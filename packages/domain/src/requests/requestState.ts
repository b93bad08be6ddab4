/** How far a request is: it waits, or what was decided of it. */
export const requestStates = ["open", "done", "refused"] as const;
export type RequestState = (typeof requestStates)[number];
