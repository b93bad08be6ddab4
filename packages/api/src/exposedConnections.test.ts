import { expect, it } from "vitest";
import { exposedConnections } from "./exposedConnections.ts";
import { readConfig } from "./readConfig.ts";

const bucket = { FILES_S3_BUCKET: "portail", FILES_S3_REGION: "eu" };

it.each([
  ["SMTP_URL", { SMTP_URL: "smtp://mail.example.fr:587" }],
  ["FILES_S3_ENDPOINT", { ...bucket, FILES_S3_ENDPOINT: "http://s3.example.fr" }],
  ["GEOCODING_URL", { GEOCODING_URL: "http://geo.example.fr/search" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://u:p@db.example.fr:5432/portail" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://u:p@db.example.fr/portail?sslmode=prefer" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres:///portail?host=10.0.0.7" }],
])("says of %s in one sentence what others could do: %j", (name, settings) => {
  const said = exposedConnections(readConfig(settings));
  expect(said).toEqual([expect.stringMatching(new RegExp(`^${name} [^\\n]+\\.$`))]);
  expect(said.join()).not.toContain("u:p@");
});

it.each([
  [{}],
  [{ SMTP_URL: "smtp://portail:secret@mail.example.fr:587" }],
  [{ SMTP_URL: "smtp://localhost:25" }],
  [{ ...bucket, FILES_S3_ENDPOINT: "https://s3.example.fr" }],
  [{ ...bucket, FILES_S3_ENDPOINT: "http://127.0.0.1:9000" }],
  [{ GEOCODING_URL: "https://data.geopf.fr/geocodage/search" }],
  [{ DATABASE_URL: "postgres://u:p@db.example.fr/portail?sslmode=verify-full" }],
  [{ DATABASE_URL: "postgres://u:p@localhost/portail" }],
  [{ DATABASE_URL: "postgres://u@%2Fvar%2Frun%2Fpostgresql/portail" }],
  [{ DATABASE_URL: "postgres:///portail?host=/var/run/postgresql" }],
])("says nothing of what nobody else reads: %j", (settings) => {
  expect(exposedConnections(readConfig(settings))).toEqual([]);
});
