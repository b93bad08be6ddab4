import type { PersonalData } from "../personal.ts";

/** The job queue, and the processes that run it. */
export const jobsPersonal: PersonalData = [
  {
    table: "graphile_worker._private_jobs",
    lead: { by: "what its payload names: a letter, files, an address that asked for a link" },
    exported: {},
    internal: [
      "id",
      "job_queue_id",
      "task_id",
      "payload",
      "priority",
      "run_at",
      "attempts",
      "max_attempts",
      "last_error",
      "created_at",
      "updated_at",
      "key",
      "locked_at",
      "locked_by",
      "revision",
      "flags",
      "is_available",
    ],
    until: { event: "the job has run" },
    whenDeleted: { rows: "kept", why: "Is done within seconds, what the deletion itself asks for included." },
  },
  { table: "graphile_worker._private_job_queues", aboutNobody: "queues of jobs" },
  { table: "graphile_worker._private_known_crontabs", aboutNobody: "when routines last ran" },
  { table: "graphile_worker._private_tasks", aboutNobody: "the names of tasks" },
  { table: "graphile_worker.migrations", aboutNobody: "which migrations of the job tables have run" },
  { table: "job_runner", aboutNobody: "the processes that run jobs" },
];
