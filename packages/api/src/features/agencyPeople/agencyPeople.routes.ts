import { agencyPeopleActs } from "@ribambelle/domain/agencyPeople/agencyPeople.acts";
import * as details from "@ribambelle/domain/agencyPeople/details/details.agency.api";
import { getPersonProfile } from "@ribambelle/domain/agencyPeople/details/personProfile.agency.api";
import { createPerson } from "@ribambelle/domain/agencyPeople/newPerson.agency.api";
import * as notes from "@ribambelle/domain/agencyPeople/notes.agency.api";
import { getPeople } from "@ribambelle/domain/agencyPeople/people.agency.api";
import { mayWith, type PersonRight } from "@ribambelle/domain/agencyPeople/permitted";
import * as api from "@ribambelle/domain/agencyPeople/person.agency.api";
import * as changes from "@ribambelle/domain/agencyPeople/personChanges.agency.api";
import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { isPermitted } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { feedPlacePattern } from "@ribambelle/domain/notifications/notification.api";
import type { Actor } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { auditCounted, readEntries } from "../audit/index.ts";
import { noticeKindsOf, readFeed } from "../notifications/index.ts";
import { openToDos } from "../toDos/index.ts";
import * as access from "./access.actions.ts";
import { readAccess, readPersonProfile } from "./details.views.ts";
import { readPeople } from "./list/people.views.ts";
import * as noteActions from "./notes.actions.ts";
import { readNotes } from "./notes.views.ts";
import * as actions from "./person.actions.ts";
import type { KeptFile } from "./person.store.ts";
import { fileFor, shownFile } from "./person.views.ts";
import { readFound } from "./search/search.views.ts";

export function agencyPeopleRoutes(router: Router, deps: FeatureDeps): void {
  serve(router, search, ({ actor: { functions }, params }) => readFound(deps, functions, params));
  serve(router, getPeople, ({ actor: { functions }, params }) => readPeople(deps, functions, params));
  serveReadings(router, deps);
  serveDetails(router, deps);
  serveNotes(router, deps);
  serveChanges(router, deps);
  serveAccess(router, deps);
}

/** Gives the person of a call to whoever may do this with that kind of people; refused to all others (AGUI-30). */
async function permitted(
  deps: FeatureDeps,
  actor: Actor,
  id: number | string,
  right: PersonRight,
): Promise<KeptFile> {
  const file = await fileFor(deps, actor, Number(id));
  if (!mayWith(actor.functions, file.role, right)) throw new Refused(commonRefusals.forbidden);
  return file;
}

function serveReadings(router: Router, deps: FeatureDeps): void {
  const { db, pool } = deps.connection;
  // What somebody put off is still to be done.
  const readToDos = openToDos(deps, undefined, "with-put-off");
  const readToDosWithoutInvoices = openToDos(deps, "invoices", "with-put-off");

  serve(router, api.getPerson, async ({ actor, by, params, tellVersion }) => {
    const file = await permitted(deps, actor, params.id, "read");
    // What cannot be noted is not shown (FOLKS-15).
    await auditCounted(db, by, agencyPeopleActs.opened({ personId: file.userId }));
    tellVersion(file.version);
    return shownFile(deps, file, actor);
  });

  serve(router, api.getPersonHistory, async ({ actor, params: { id, actorId, ...asked }, locale }) => {
    const { userId } = await permitted(deps, actor, id, "history");
    const about = { personId: userId, ...(actorId && { actorId: Number(actorId) }) };
    return readEntries(deps, { ...asked, ...about }, locale);
  });

  serve(router, api.getPersonNotes, async ({ actor, params }) => {
    const { userId } = await permitted(deps, actor, params.id, "notes");
    return readNotes(pool, userId, params.after, actor);
  });

  serve(router, api.getPersonToDos, async ({ actor, by, params }) => {
    const { userId, locale } = await permitted(deps, actor, params.id, "view-as");
    await auditCounted(db, by, agencyPeopleActs.toDosOpened({ personId: userId }));
    const read = isPermitted(actor.functions, "billing.read") ? readToDos : readToDosWithoutInvoices;
    return read(pool, userId, locale);
  });
}

function serveDetails(router: Router, deps: FeatureDeps): void {
  const kinds = noticeKindsOf(deps.notices);

  serve(router, details.getPersonAccess, async ({ actor, params }) =>
    readAccess(deps, await permitted(deps, actor, params.id, "access")),
  );

  serve(router, getPersonProfile, async ({ actor, params, tellVersion }) => {
    const file = await permitted(deps, actor, params.id, "read");
    if (file.role !== "BabySitter") throw new Refused(commonRefusals.notFound);
    const { version, shown } = await readPersonProfile(deps, file, actor);
    tellVersion(version);
    return shown;
  });

  serve(router, details.getPersonNotifications, async ({ actor, params: { id, after } }) => {
    const { userId, locale } = await permitted(deps, actor, id, "history");
    if (after !== undefined && !feedPlacePattern.test(after))
      throw new Refused(agencyRefusals.cursorUnusable);
    const before = after === undefined ? null : Number(after);
    const feed = await readFeed(deps.connection.pool, kinds, { personId: userId, before, locale });
    return {
      items: feed.notifications.map(({ createdAt: at, title, text, isRead }) => ({
        at,
        title,
        text,
        isRead,
      })),
      next: feed.hasOlder ? String(feed.notifications.at(-1)?.id) : null,
    };
  });
}

function serveNotes(router: Router, deps: FeatureDeps): void {
  const { db } = deps.connection;

  serve(router, notes.createNote, async ({ actor, by, body, once }) => {
    await permitted(deps, actor, body.userId, "notes");
    return noteActions.createNote(db, body, { actor, by, now: deps.now(), once });
  });

  serve(router, notes.updateNote, async ({ actor, by, body, versionCheck, tellVersion }) => {
    const change = { actor, by, now: deps.now(), versionCheck };
    tellVersion(await noteActions.updateNote(db, body, change));
    return {};
  });

  serve(router, notes.removeNote, async ({ actor, by, body, versionCheck, tellVersion }) => {
    await noteActions.removeNote(db, body.noteId, { actor, by, now: deps.now(), versionCheck });
    // That of what is not there.
    tellVersion(0);
    return {};
  });
}

function serveChanges(router: Router, { connection: { db }, now, welcome }: FeatureDeps): void {
  serve(router, changes.updatePerson, async (call) => {
    const { actor, by, body, versionCheck, refuseUnproven } = call;
    const { reason } = body;
    const change = { by, functions: actor.functions, versionCheck, reason, now: now(), refuseUnproven };
    call.tellVersion(await actions.updatePerson(db, body, change));
    return {};
  });

  serve(router, createPerson, ({ actor: { functions }, by, body, once }) =>
    actions.createPerson(db, body, { by, functions, now: now(), once, welcome }),
  );
}

function serveAccess(router: Router, { connection: { db }, now }: FeatureDeps): void {
  serve(router, changes.invitePerson, async ({ actor: { functions }, by, body }) => {
    await access.inviteOne(db, body.userId, { by, functions, now: now() });
    return {};
  });

  serve(router, changes.sendReset, async ({ actor: { functions }, by, body }) => {
    await access.sendReset(db, body.userId, { by, functions, now: now() });
    return {};
  });

  serve(router, changes.endPersonSessions, async ({ actor: { functions }, by, body }) => {
    await access.endSessions(db, body.userId, { by, functions, now: now(), reason: body.reason });
    return {};
  });

  const acts = [
    [changes.blockPerson, access.blockPerson],
    [changes.unblockPerson, access.unblockPerson],
  ] as const;
  for (const [endpoint, act] of acts)
    serve(router, endpoint, async ({ actor: { functions }, by, body, versionCheck, tellVersion }) => {
      const change = { by, functions, versionCheck, reason: body.reason, now: now() };
      tellVersion(await act(db, body.userId, change));
      return {};
    });
}
