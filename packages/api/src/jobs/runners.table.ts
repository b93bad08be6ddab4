export interface JobRunnerTable {
  id: string;
  since: Date;
  seen_at: Date;
}
