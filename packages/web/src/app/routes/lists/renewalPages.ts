import { babysitterRenewal, parentRenewal } from "../../../features/renewals/index.ts";

const loadTold = async () => (await import("../../pages/withPersonId.tsx")).withPersonId;

export const parentRenewalPage = parentRenewal(loadTold);
export const babysitterRenewalPage = babysitterRenewal(loadTold);
