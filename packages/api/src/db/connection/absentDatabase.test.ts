import { expect, it } from "vitest";
import { isAbsentDatabase } from "./absentDatabase.ts";

it.each([
  ["57P01", undefined, true], // the server stops
  ["57P03", undefined, true], // it starts, or recovers
  ["08006", undefined, true],
  ["28P01", undefined, true], // another password
  ["3D000", undefined, true],
  ["53100", undefined, true], // its disk is full
  ["53300", undefined, true], // too many connections
  ["25006", undefined, true], // it only reads
  ["57014", undefined, true], // a statement took too long
  ["25P03", undefined, true], // a transaction stood idle too long
  ["55P03", undefined, true], // a lock was waited for too long
  ["40P01", undefined, true], // two transactions wait for each other
  ["40001", undefined, true],
  ["ECONNREFUSED", "connect", true],
  ["ECONNRESET", "read", true],
  ["EAI_AGAIN", "getaddrinfo", true],
  ["EHOSTUNREACH", "connect", true],
  ["ENOENT", "connect", true],
  ["EAGAIN", "connect", true],
  ["ENOENT", "open", false],
  ["EAGAIN", "write", false],
  ["EACCES", "open", false],
  ["23505", undefined, false],
  ["42601", undefined, false],
  [undefined, undefined, false],
])("an absent database is told from a mistake: %s of %s, %s", (code, syscall, absent) => {
  expect(isAbsentDatabase(Object.assign(new Error("x"), { code, syscall }))).toBe(absent);
});

it.each([
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "There was an error establishing an SSL connection",
  "Cannot use a pool after calling end on the pool",
  "driver has already been destroyed",
  "Postgres connection has been discarded",
])("an absent database is also known by what the client says: %s", (message) => {
  expect(isAbsentDatabase(new Error(message))).toBe(true);
});
