import { loadProving } from "../../features/secondFactor/index.ts";
import type { loadNewMemberPage, loadStaffPages } from "../../features/staff/index.ts";
import { loadMemberChange } from "../../features/staff/index.ts";
import { lazyDialog } from "../../ui/dialogs/lazyDialog.ts";
import { useMe } from "../session/useMe.ts";
import { withProofAndPerson } from "./agency/withProofAndPerson.tsx";

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>>;
type Proving = Loaded<typeof loadProving>;

const Change = lazyDialog(async () => {
  const [MemberChange, Proving] = await Promise.all([loadMemberChange(), loadProving()]);
  return withProofAndPerson(MemberChange, Proving);
});

/** Joins the list of colleagues with what whoever looks may add to it. */
export const staffPageOf =
  ({ StaffPage }: Loaded<typeof loadStaffPages>) =>
  () => <StaffPage mayAdd={useMe().staff?.permissions.includes("staff.manage") ?? false} />;

/** Joins the page of a colleague with what may be done to them. */
export const memberPageOf =
  ({ MemberPage }: Loaded<typeof loadStaffPages>) =>
  () => <MemberPage Change={Change} />;

/** Joins the page of a new colleague with what proves who adds them. */
export const newMemberPageOf = (NewMemberPage: Loaded<typeof loadNewMemberPage>, Proving: Proving) =>
  withProofAndPerson(NewMemberPage, Proving);
