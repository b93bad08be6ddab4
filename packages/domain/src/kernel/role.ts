/** The three kinds of signed-in people; spellings are sent as they stand (DATA-02, ROUTE-OP3). */
export const roles = ["Parent", "BabySitter", "Agency"] as const;
export type Role = (typeof roles)[number];
