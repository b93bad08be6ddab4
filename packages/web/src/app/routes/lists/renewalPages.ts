import { babysitterRenewal, parentRenewal } from "../../../features/renewals/index.ts";

const loadTold = async () => (await import("../../pages/toldWhoAsks.tsx")).toldWhoAsks;

export const parentRenewalPage = parentRenewal(loadTold);
export const babysitterRenewalPage = babysitterRenewal(loadTold);
