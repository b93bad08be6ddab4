export type EmbeddedProblemCode =
  | "disk-full"
  | "folder-not-usable"
  | "initdb-failed"
  | "missing-binaries"
  | "no-os-user"
  | "not-a-cluster"
  | "not-a-folder"
  | "not-answering"
  | "other-version"
  | "password-refused"
  | "read-only-disk"
  | "start-failed"
  | "stop-failed"
  | "unreachable-folder"
  | "unsupported-platform"
  | "waited-too-long";

/**
 * A reason why the embedded PostgreSQL cannot serve; its message is one sentence for the operator of the
 * portal.
 */
export class EmbeddedProblem extends Error {
  override readonly name = "EmbeddedProblem";
  readonly code: EmbeddedProblemCode;

  constructor(code: EmbeddedProblemCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}

/** Gives the EmbeddedProblem of a system error about that folder; gives any other error back as it is. */
export function folderProblem(error: unknown, folder: string): unknown {
  const code = systemCode(error);
  if (error instanceof EmbeddedProblem || !/^E[A-Z0-9]+$/.test(code)) return error;
  const [problem, sentence] = sentenceFor(code, folder);
  return new EmbeddedProblem(problem, sentence, { cause: error });
}

/** The system's name of an error (ENOENT, EACCES…), or an empty text for any other error. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

function sentenceFor(code: string, folder: string): [EmbeddedProblemCode, string] {
  switch (code) {
    case "EACCES":
    case "EPERM":
      return [
        "folder-not-usable",
        `The folder ${folder} cannot be read and written by the user that runs the portal: give it to that user (chown -R), or choose another data folder.`,
      ];
    case "EROFS":
      return [
        "read-only-disk",
        `The disk that holds ${folder} is read-only: mount it for writing (after a fault of the disk, check it first), or choose another data folder.`,
      ];
    case "EEXIST":
    case "ENOTDIR":
      return [
        "not-a-folder",
        `${folder} cannot be used as a folder because a file stands in its place: move that file away, or choose another data folder.`,
      ];
    case "ENOSPC":
    case "EDQUOT":
      return ["disk-full", diskFull(folder)];
    default:
      return [
        "folder-not-usable",
        `The folder ${folder} cannot be used for the database (${code}): check its disk, or choose another data folder.`,
      ];
  }
}

/** The sentence for a full disk. */
export function diskFull(folder: string): string {
  return `The disk that holds ${folder} is full: free at least 100 MB there, then start the portal again.`;
}

/** True when that output of a program reports a full disk. */
export function isFull(output: string): boolean {
  return /no space left on device|disk quota exceeded/i.test(output);
}
