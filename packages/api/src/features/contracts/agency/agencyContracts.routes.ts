import * as changes from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import * as api from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { contractActs, lookedAt } from "@ribambelle/domain/contracts/contract.acts";
import type { FeatureDeps } from "../../../feature.ts";
import { type Router, serve } from "../../../http/serve.ts";
import { auditCounted } from "../../audit/index.ts";
import { addDocument } from "./addDocument.actions.ts";
import { contractFor, shownContract } from "./agencyContract.views.ts";
import * as actions from "./contractChanges.actions.ts";
import { readEvents } from "./events.views.ts";
import { readContracts } from "./list/contracts.list.views.ts";
import { moveContract } from "./moveContract.actions.ts";
import { readContractsOf, readDocumentsOf } from "./ofPerson.views.ts";

export function agencyContractsRoutes(router: Router, deps: FeatureDeps): void {
  const { db } = deps.connection;

  serve(router, api.getContracts, ({ actor: { functions }, params }) =>
    readContracts(deps, functions, params),
  );

  serve(router, api.getContract, async ({ actor: { functions }, by, params, tellVersion }) => {
    const kept = await contractFor(db, functions, params.kind, Number(params.id));
    // What cannot be noted is not shown.
    await auditCounted(
      db,
      by,
      contractActs.opened({ personId: kept.person.userId, subject: lookedAt(kept) }),
    );
    tellVersion(kept.version);
    return shownContract(kept, functions, deps.now());
  });

  serve(router, api.getContractEvents, async ({ actor: { functions }, params }) => {
    await contractFor(db, functions, params.kind, Number(params.id));
    return readEvents(deps, functions, params);
  });

  serve(router, api.getPersonContracts, ({ actor: { functions }, params }) =>
    readContractsOf(deps, functions, Number(params.id)),
  );

  serve(router, api.getPersonDocuments, ({ actor: { functions }, params }) =>
    readDocumentsOf(deps, functions, Number(params.id)),
  );

  serve(router, changes.createContract, ({ actor: { functions }, by, body, once }) =>
    actions.createContract(db, body, { by, functions, now: deps.now(), once }),
  );

  serve(
    router,
    changes.updateContract,
    async ({ actor: { functions }, by, body, versionCheck, tellVersion }) => {
      const change = { by, functions, versionCheck, now: deps.now() };
      tellVersion(await actions.changeContract(db, deps, body, change));
      return {};
    },
  );

  serve(router, changes.moveContract, async (call) => {
    const { actor, by, body, versionCheck, refuseUnproven } = call;
    const change = { by, functions: actor.functions, versionCheck, now: deps.now(), refuseUnproven };
    const { state, version } = await moveContract(db, deps, body, change);
    call.tellVersion(version);
    return { state };
  });

  serve(router, changes.addDocument, async ({ actor: { functions }, by, body, refuseUnproven }) =>
    addDocument(deps, body, { by, functions, now: deps.now(), refuseUnproven }),
  );
}
