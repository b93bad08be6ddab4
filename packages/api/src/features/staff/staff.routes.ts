import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import * as own from "@ribambelle/domain/staff/ownStaff.agency.api";
import * as api from "@ribambelle/domain/staff/staff.agency.api";
import * as changes from "@ribambelle/domain/staff/staffChanges.agency.api";
import type { Actor } from "../../acting/actor.ts";
import { type Change, reasonOf } from "../../acting/office/change.ts";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { type Call, type Router, serve } from "../../http/serve.ts";
import { listMemberNames } from "./members.store.ts";
import { readMember, readMembers } from "./members.views.ts";
import * as membership from "./membership.actions.ts";
import { listPreferences, savePreference } from "./preferences.store.ts";
import * as actions from "./staff.actions.ts";

// STAFF-09
const mostNames = 500;

export function staffRoutes(router: Router, deps: FeatureDeps): void {
  const { pool, db } = deps.connection;
  const changeOf = ({
    by,
    versionCheck,
    body,
  }: Call<{ readonly reason: string }, unknown, Actor>): Change => ({
    by,
    versionCheck,
    reason: reasonOf(body.reason),
    now: deps.now(),
  });
  serve(router, api.getStaff, ({ params }) => readMembers(deps, params));
  serve(router, api.getStaffNames, () => listMemberNames(pool, mostNames));
  serve(router, api.getStaffMember, async ({ actor, params, tellVersion }) => {
    const found = await readMember(deps, actor, Number(params.id));
    if (!found) throw new Refused(commonRefusals.notFound);
    tellVersion(found.version);
    return found.member;
  });
  serve(router, own.getPreferences, ({ actor }) => listPreferences(db, actor.personId));
  serve(router, own.savePreference, async ({ actor, body }) => {
    await savePreference(db, actor.personId, body);
    return {};
  });
  serve(router, changes.updateStaff, async (call) => {
    call.tellVersion(await actions.updateMember(db, call.body, changeOf(call)));
    return {};
  });
  serve(router, changes.updateStaffFunctions, async (call) => {
    call.tellVersion(await actions.updateFunctions(db, call.body, changeOf(call)));
    return {};
  });
  serve(router, changes.linkStaffMember, async ({ by, versionCheck, body, tellVersion }) => {
    tellVersion(await actions.linkMember(db, body, { by, versionCheck, now: deps.now() }));
    return {};
  });
  serve(router, changes.endStaffSessions, async (call) => {
    const { ended, version } = await actions.endMemberSessions(db, call.body.userId, changeOf(call));
    call.tellVersion(version);
    return { ended };
  });
  serve(router, changes.createStaff, ({ by, body, once }) =>
    membership.createMember(db, by, body, { once, now: deps.now() }),
  );
  serve(router, changes.inviteStaff, async ({ by, body }) => {
    await membership.inviteMember(db, by, body.userId, deps.now());
    return {};
  });
  serve(router, changes.endStaff, async (call) => {
    const { handedOver, version } = await membership.endMember(db, call.body, changeOf(call));
    call.tellVersion(version);
    return { handedOver };
  });
  serve(router, changes.reopenStaff, async (call) => {
    call.tellVersion(await membership.reopenMember(db, call.body, changeOf(call)));
    return {};
  });
  serve(router, changes.resetStaffSecondFactor, async (call) => {
    call.tellVersion(await membership.resetMemberFactor(db, call.body.userId, changeOf(call)));
    return {};
  });
}
