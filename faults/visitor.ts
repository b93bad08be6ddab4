import { mailboxPath } from "@ribambelle/api/mail/mailboxPath";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";

/** The longest that a person may wait for any answer, whatever happens to the database (docs/operations.md). */
export const longestWaitMs = 15_000;

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
  readonly requestId: string;
  readonly retryAfter: number;
}

interface Question {
  readonly cookie?: string;
  readonly form?: Record<string, string>;
  readonly json?: unknown;
  readonly files?: FormData;
  readonly headers?: Record<string, string>;
}

/** Makes one request as a program would; rejects when no answer comes within the time limit. */
export async function ask(address: string, method: "GET" | "POST", path: string, question: Question = {}) {
  const { cookie, form, json, files, headers } = question;
  const body = files ?? (form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json));
  const answer = await fetch(address + path, {
    method,
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(longestWaitMs),
    headers: {
      accept: "application/json",
      ...(method === "POST" && { origin: address }),
      ...(json !== undefined && { "content-type": "application/json" }),
      ...(cookie && { cookie }),
      ...headers,
    },
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text,
    cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    requestId: answer.headers.get("x-request-id") ?? "",
    retryAfter: Number(answer.headers.get("retry-after")),
  } satisfies Answer;
}

const api = `${apiBase}/Authentication`;
const password = "Ribambelle2026";

/** The account of the demonstration who has contracts and documents. */
export const parent = { userName: "parent", password, email: "camille.martin-lefevre@example.fr" } as const;
/** Those whom a fault may change. */
export const babysitter = { userName: "intervenante", password } as const;
export const newcomer = { userName: "intervenant.nouveau", password } as const;
export const interviewed = { userName: "intervenante.recue", password } as const;
export const other = {
  userName: "parent.sans.contrat",
  password,
  email: "anais.guerin@example.fr",
} as const;

export const signIn = (
  address: string,
  who: { readonly userName: string; readonly password: string },
  headers: Record<string, string> = {},
) =>
  ask(address, "POST", `${api}/login`, {
    form: { username: who.userName, password: who.password },
    headers,
  });

export const signOut = (address: string, cookie: string, headers: Record<string, string> = {}) =>
  ask(address, "POST", `${api}/logout`, { cookie, headers });

export const whoAmI = (address: string, cookie: string) =>
  ask(address, "GET", `${api}/GetMyInformation`, { cookie });

export const myContracts = (address: string, cookie: string) =>
  ask(address, "GET", `${apiBase}/CustomerContract/GetMyContracts`, { cookie });

export const changePassword = (
  address: string,
  cookie: string,
  currentPassword: string,
  newPassword: string,
) => ask(address, "POST", `${api}/updateMyPassword`, { cookie, json: { currentPassword, newPassword } });

export const requestReset = (address: string, email: string, headers: Record<string, string> = {}) =>
  ask(address, "POST", `${api}/requestResetMyPassword`, { json: { email }, headers });

/** Gives how many of the latest letters of the development mailbox lead that address to a new password. */
export async function countResetLetters(address: string, email: string): Promise<number> {
  const { body } = await ask(address, "GET", mailboxPath);
  const letters = body.split("<li>").filter((letter) => letter.includes("Choisissez votre mot de passe"));
  return letters.filter((letter) => letter.includes(email)).length;
}

/** Gives the address of the parent's first document. */
export async function firstDocument(address: string, cookie: string): Promise<string> {
  const contracts = JSON.parse((await myContracts(address, cookie)).body) as { documentID: string | null }[];
  const id = contracts.find(({ documentID }) => documentID)?.documentID;
  return `${apiBase}/document/${id}/download`;
}
