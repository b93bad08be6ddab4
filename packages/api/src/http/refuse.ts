import type { Issue, Refusal } from "@ribambelle/domain/kernel/refusal";

/** Thrown by actions and guards: the error handler answers with the refusal's status, code and sentence. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly issues: readonly Issue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(refusal: Refusal, more: { issues?: readonly Issue[]; headers?: Record<string, string> } = {}) {
    super(refusal.code);
    this.refusal = refusal;
    this.issues = more.issues;
    this.headers = more.headers ?? {};
  }
}
