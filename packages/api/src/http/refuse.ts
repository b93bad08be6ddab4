import type { Issue, Refusal } from "@ribambelle/domain/kernel/refusal";

/** Thrown by actions and guards: the error handler answers with the refusal's status, code and sentence. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly issues: readonly Issue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The limit on attempts that was reached, for the metrics: never told to the caller. */
  readonly limit: string | undefined;

  constructor(
    refusal: Refusal,
    more: { issues?: readonly Issue[]; headers?: Record<string, string>; limit?: string } = {},
  ) {
    super(refusal.code);
    this.refusal = refusal;
    this.issues = more.issues;
    this.headers = more.headers ?? {};
    this.limit = more.limit;
  }
}
