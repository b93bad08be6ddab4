export { MemberPage } from "./MemberPage.tsx";
export { StaffPage } from "./StaffPage.tsx";
export { allStaffQuery, memberQuery, staffQueryAt } from "./staff.queries.ts";
