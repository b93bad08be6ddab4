export class ImportImpossible extends Error {
  readonly reason: "missing-folder" | "nothing-to-import" | "report-not-empty" | "report-unwritable";
  constructor(reason: ImportImpossible["reason"]) {
    super(reason);
    this.reason = reason;
  }
}
