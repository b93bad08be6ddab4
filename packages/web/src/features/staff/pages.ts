export { MemberPage } from "./MemberPage.tsx";
export { StaffPage } from "./StaffPage.tsx";
export { memberQuery, staffQueryAt } from "./staff.queries.ts";
