import type { BackupProblemCode } from "@ribambelle/domain/backup/backup.texts";

/** A backup that cannot be made or restored; the code and its detail make one sentence. */
export class BackupProblem extends Error {
  readonly code: BackupProblemCode;
  readonly detail: string;

  constructor(code: BackupProblemCode, detail = "", options?: ErrorOptions) {
    super(`${code} ${detail}`, options);
    this.code = code;
    this.detail = detail;
  }
}

/** Gives the problem that an error is, or makes one of that code with the error's message as its detail. */
export function asProblem(error: unknown, code: BackupProblemCode): BackupProblem {
  if (error instanceof BackupProblem) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new BackupProblem(code, reason.replace(/\.$/, ""), { cause: error });
}
