import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { type SignatureRequest, signerStates } from "@ribambelle/domain/signatures/signature";
import * as api from "@ribambelle/domain/signatures/signature.api";
import { answerCalls } from "../answers.ts";
import { openApp, serverSays } from "../openApp.tsx";
import { aPdf } from "../pdf.ts";
import { aParent } from "../people.ts";

export const requestId = "c2lnbmF0dXJlLXJlcXVlcw";
const file = new TextEncoder().encode(new TextDecoder().decode(aPdf(2)));
export const signedAt = "2026-11-22T17:04:00.000Z";

/** The hash of the file that is signed. */
export async function fileSha256(): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", file));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A family’s contract that waits for its only parent, at a distance. */
export const aRequest = (given: Partial<SignatureRequest> = {}): SignatureRequest => ({
  id: requestId,
  title: "Contrat de garde d’enfants GE-12",
  kind: 0,
  contractReference: "GE-12",
  state: 1,
  lastDay: "2026-12-22",
  signers: [
    { position: 1, role: "Parent", displayName: "Claire Martin", state: 1, signedAt: null },
    { position: 2, role: "Agency", displayName: "Anne Roy", state: 0, signedAt: null },
  ],
  documentSha256: "",
  byteCount: file.length,
  pageCount: 2,
  summary: [
    { label: "Contrat", value: "Contrat de garde d’enfants GE-12" },
    { label: "Prix", value: "27,50 € de l’heure" },
  ],
  mine: {
    position: 1,
    state: 1,
    fullName: "Claire Martin",
    address: "1 rue du Port, 44000 Nantes",
    place: "Nantes",
    readAt: null,
    signedAt: null,
  },
  can: { read: true, sign: true, refuse: true, withdraw: false },
  consents: [
    { key: "read", text: "J’ai lu ce document en entier et j’en accepte le contenu." },
    { key: "terms", text: "J’accepte les conditions générales." },
  ],
  startChoice: null,
  isPaying: true,
  sentTo: "c…e@example.fr",
  codeExpiresAt: null,
  nextCodeAt: null,
  codeLetter: null,
  isDistanceConsumer: true,
  withdrawal: null,
  withdrawnAt: null,
  endedAt: null,
  refusedBy: null,
  sealedDocumentId: null,
  ...given,
});

/** The same once the person has read it. */
export const aReadRequest = (given: Partial<SignatureRequest> = {}): SignatureRequest => {
  const request = aRequest(given);
  return { ...request, mine: { ...request.mine, readAt: "2026-11-22T17:00:00.000Z" } };
};

/** The same once the person has signed it, and others have not. */
export const aSignedRequest = (given: Partial<SignatureRequest> = {}): SignatureRequest => {
  const request = aReadRequest(given);
  const signed = { state: signerStates.numbers.Signed, signedAt };
  return {
    ...request,
    can: { read: true, sign: false, refuse: false, withdraw: request.withdrawal !== null },
    mine: { ...request.mine, ...signed },
    signers: request.signers.map((signer) =>
      signer.position === request.mine.position
        ? { ...signer, ...signed }
        : { ...signer, state: signerStates.numbers.ToSign },
    ),
  };
};

const minute = 60_000;

/** A room whose server remembers what is done in it; `sentAgo` is how long ago a code that is sent was sent, in milliseconds. */
export function openRoom(first: SignatureRequest = aRequest(), me = aParent(), { sentAgo = 0 } = {}) {
  let kept = first;
  const network = answerCalls();
  network.gives(getMyInformation, me);
  const one = { method: "GET", path: `/Signature/GetSignatureRequest/${requestId}` } as const;
  const bytes = { method: "GET", path: `/Signature/document/${requestId}` } as const;
  network.does(one, async () => Response.json(kept));
  network.does(bytes, async () => new Response(file));
  network.does(api.markSignatureRead, async () => {
    kept = { ...kept, mine: { ...kept.mine, readAt: signedAt } };
    return Response.json({});
  });
  network.does(api.sendSignatureCode, async () => {
    const sentAt = Date.now() - sentAgo;
    const at = (later: number) => new Date(sentAt + later).toISOString();
    const [expiresAt, nextAt] = [at(10 * minute), at(minute)];
    kept = { ...kept, codeExpiresAt: expiresAt, nextCodeAt: nextAt, codeLetter: kept.codeLetter ?? "sent" };
    return Response.json({ sentTo: kept.sentTo, expiresAt, nextAt });
  });
  network.does(api.signDocument, async () => {
    kept = aSignedRequest(kept);
    return Response.json({ state: kept.state, signedAt });
  });
  serverSays({});
  const path = `${me.role === "BabySitter" ? "/intervenant" : "/client"}/signature/${requestId}`;
  return {
    network,
    ...{ one, bytes },
    ...openApp(path),
    /** Opens the same once more, as when the tab is loaded again. */
    again: () => openApp(path),
    become: (next: SignatureRequest) => {
      kept = next;
    },
    bodies: (endpoint: Parameters<typeof network.callsOf>[0]) =>
      network.callsOf(endpoint).map(({ body }) => body),
  };
}
