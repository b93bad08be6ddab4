import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import * as api from "@ribambelle/domain/staff/staff.agency.api";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { listMemberNames } from "./members.store.ts";
import { readMember, readMembers } from "./members.views.ts";

// STAFF-09
const mostNames = 500;

export function staffRoutes(router: Router, deps: FeatureDeps): void {
  const { pool } = deps.connection;
  serve(router, api.getStaff, ({ params }) => readMembers(deps, params));
  serve(router, api.getStaffNames, () => listMemberNames(pool, mostNames));
  serve(router, api.getStaffMember, async ({ actor, params, tellVersion }) => {
    const found = await readMember(deps, actor, Number(params.id));
    if (!found) throw new Refused(commonRefusals.notFound);
    tellVersion(found.version);
    return found.member;
  });
}
