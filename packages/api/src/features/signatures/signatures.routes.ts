import { safeName } from "@ribambelle/domain/documents/document";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { requestStates } from "@ribambelle/domain/signatures/signature";
import * as api from "@ribambelle/domain/signatures/signature.api";
import * as acts from "@ribambelle/domain/signatures/signatureActs.agency.api";
import { getAgencySignatureRequests } from "@ribambelle/domain/signatures/signatures.agency.api";
import type { FastifyRequest } from "fastify";
import type { Actor, By } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { inline } from "../../http/answers/attachment.ts";
import { type Router, serve } from "../../http/serve.ts";
import { openSecrets } from "../../secrets/portalSecret.ts";
import { verifiedContent } from "../documents/index.ts";
import { findAddressee } from "../people/index.ts";
import { cancel, remind, seeTo } from "./agency/follow.actions.ts";
import { readFollowed } from "./agency/followed.views.ts";
import { open } from "./agency/open.actions.ts";
import { listRequestsOf, listSigners } from "./signatures.store.ts";
import { findLastCode } from "./signing/codes.store.ts";
import { requestFor } from "./signing/heldFor.ts";
import * as room from "./signing/room.actions.ts";
import { listedView, roomView } from "./signing/room.views.ts";
import { type InRoom, sendCode } from "./signing/sendCode.actions.ts";
import { sign } from "./signing/sign.actions.ts";
import { withdraw } from "./withdrawal/withdraw.actions.ts";
import { findWithdrawal } from "./withdrawal/withdrawal.store.ts";

interface Caller {
  readonly actor: Actor;
  readonly by: By;
  readonly request: FastifyRequest;
}

export function signaturesRoutes(router: Router, deps: FeatureDeps): void {
  const { connection, now, terms, fileStore } = deps;
  const { db } = connection;
  const secrets = openSecrets(deps);
  // Drawn once a process: it is the same for everybody.
  let notice: Promise<Uint8Array> | undefined;
  const inRoom = ({ actor: { personId }, by, request }: Caller): InRoom => {
    const browser = request.headers["user-agent"] ?? "";
    return { personId, by, now: now(), seen: { address: request.ip, browser } };
  };

  serve(router, api.getMySignatureRequests, async ({ actor: { personId }, locale }) => {
    const requests = await listRequestsOf(db, personId);
    const signers = await listSigners(
      db,
      requests.map(({ id }) => id),
    );
    return requests.flatMap((request) => {
      const those = signers.filter(({ requestId }) => requestId === request.id);
      const mine = those.find((signer) => signer.personId === personId);
      return mine ? [listedView(request, those, mine, { now: now(), locale })] : [];
    });
  });

  serve(router, api.getSignatureRequest, async ({ params, locale, ...caller }) => {
    const { personId } = caller.actor;
    await room.noteViewed(deps, params.id, inRoom(caller));
    const held = await requestFor(db, params.id, personId);
    const [code, addressee, withdrawal] = await Promise.all([
      findLastCode(db, held.mine),
      findAddressee(db, personId),
      findWithdrawal(db, params.id),
    ]);
    const seeing = { terms, now: now(), locale, code, email: addressee?.email ?? null };
    return roomView(held, { ...seeing, withdrawnAt: withdrawal?.declaredAt ?? null });
  });

  serve(router, api.getSignatureDocument, async ({ actor, params, reply }) => {
    const { request } = await requestFor(db, params.id, actor.personId);
    const content = verifiedContent(await fileStore.open(request.fileKey), request);
    const name = `${safeName(request.title)}.pdf`;
    return reply
      .type("application/pdf")
      .header("content-length", request.byteCount)
      .header("content-disposition", inline(name))
      .send(content);
  });

  serve(router, api.getWithdrawalNotice, async ({ actor, params, reply }) => {
    const { request, mine } = await requestFor(db, params.id, actor.personId);
    if (!request.isDistanceConsumer || mine.role !== "Parent") throw new Refused(commonRefusals.notFound);
    notice ??= import("./withdrawal/withdrawalNotice.ts").then(({ withdrawalNotice }) =>
      withdrawalNotice(deps),
    );
    return reply
      .type("application/pdf")
      .header("content-disposition", inline("Formulaire de rétractation.pdf"))
      .send(Buffer.from(await notice));
  });

  serve(router, api.markSignatureRead, async ({ body, ...caller }) => {
    await room.markRead(deps, body, inRoom(caller));
    return {};
  });

  serve(router, api.reportMistake, async ({ body, ...caller }) => {
    await room.reportMistake(deps, body, inRoom(caller));
    return {};
  });

  serve(router, api.sendSignatureCode, ({ body, locale, ...caller }) =>
    sendCode(deps, secrets, body, { ...inRoom(caller), locale }),
  );

  serve(router, api.signDocument, ({ body, ...caller }) => sign(deps, secrets, body, inRoom(caller)));

  serve(router, api.refuseToSign, async ({ body, ...caller }) => {
    await room.refuse(deps, body, inRoom(caller));
    return {};
  });

  serve(router, api.askAgain, async ({ body, ...caller }) => {
    await room.askAgain(deps, body.id, inRoom(caller));
    return {};
  });

  serve(router, api.withdraw, ({ body, ...caller }) => withdraw(deps, body, inRoom(caller)));
}

/** The calls by which the agency follows requests (SIGN-62). */
export function agencySignaturesRoutes(router: Router, deps: FeatureDeps): void {
  const { db } = deps.connection;
  const followed = ({ actor, by }: Pick<Caller, "actor" | "by">) => ({
    by,
    functions: actor.functions,
    now: deps.now(),
  });

  serve(router, getAgencySignatureRequests, ({ actor, params, locale }) => {
    const state = params.state === undefined ? null : Number(params.state);
    if (state !== null && !requestStates.has(state)) throw new Refused(commonRefusals.invalid);
    const { personId, functions } = actor;
    return readFollowed(db, { ...params, state }, { personId, functions, now: deps.now(), locale });
  });

  serve(router, acts.openSignatureRequest, ({ body, once, ...caller }) =>
    open(deps, body, followed(caller), once),
  );

  serve(router, acts.remindSigner, async ({ body, ...caller }) => {
    await remind(db, body.id, followed(caller));
    return {};
  });

  serve(router, acts.seeToSignature, async ({ body, ...caller }) => {
    await seeTo(db, body.id, followed(caller));
    return {};
  });

  serve(router, acts.cancelSignatureRequest, async ({ body, ...caller }) => {
    await cancel(db, body, followed(caller));
    return {};
  });
}
