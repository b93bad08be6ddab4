import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type Centre, departmentOf, metresBetween } from "@ribambelle/domain/addresses/distance";
import { LRUCache } from "lru-cache";
import { atFirstUse } from "../atFirstUse.ts";
import { type Communes, communes, type Place } from "../communes/communes.ts";
import { plainName } from "../communes/plainName.ts";

/** Where a commune lies, as far as that is known. */
export interface Located extends Centre {
  /** True where the commune itself has no known centre: that of its postal code stands for it. */
  readonly isApproximate: boolean;
}

/** Names near a centre, in the order of nothing: how a listing spells them, and how far each is. */
export interface Nearby {
  /** Communes as `69110 saint foy les lyon`. */
  readonly keys: readonly string[];
  readonly metres: readonly number[];
  /** Postal codes, for names that nobody knows. */
  readonly postalCodes: readonly string[];
  readonly metresOfCodes: readonly number[];
}

/** The places of France: where communes lie and what lies near them (NANNY-09). */
export interface Places {
  /** Gives where a commune lies; where its name is not known, its postal code; null for neither. */
  readonly find: (postalCode: string | null, city: string) => Located | null;
  /** Gives what lies within so many metres; with a department, all of that too. */
  readonly near: (centre: Centre, metres: number, department: string | null) => Nearby;
}

interface Spot extends Located {
  readonly postalCode: string;
  readonly plain: string;
}

async function readCentres(): Promise<ReadonlyMap<string, Centre>> {
  const packed = await readFile(new URL("./centres.txt.gz", import.meta.url));
  const lines = (await promisify(gunzip)(packed)).toString("utf8").split("\n");
  return new Map(
    lines.map((line) => {
      const [code = "", latitude, longitude] = line.split(" ");
      return [code, { latitude: Number(latitude) / 1_000, longitude: Number(longitude) / 1_000 }];
    }),
  );
}

const middleOf = (centres: readonly Centre[]): Centre => ({
  latitude: centres.reduce((sum, { latitude }) => sum + latitude, 0) / centres.length,
  longitude: centres.reduce((sum, { longitude }) => sum + longitude, 0) / centres.length,
});

/** Gives the middle of each postal code, by the communes of it that have a centre. */
function middles(places: readonly Place[], centres: ReadonlyMap<string, Centre>): Map<string, Centre> {
  const byCode = new Map<string, Centre[]>();
  for (const { code, postalCodes } of places) {
    const centre = centres.get(code);
    if (!centre) continue;
    for (const postalCode of postalCodes) {
      const known = byCode.get(postalCode);
      if (known) known.push(centre);
      else byCode.set(postalCode, [centre]);
    }
  }
  return new Map([...byCode].map(([postalCode, all]) => [postalCode, middleOf(all)]));
}

const keyOf = (postalCode: string, plain: string) => `${postalCode} ${plain}`;
const metresOfDegree = 111_195;

/** How many neighbourhoods a process remembers. */
const mostRemembered = 200;

/** Joins the list of communes with their centres. */
export function placesOf({ all }: Pick<Communes, "all">, centres: ReadonlyMap<string, Centre>): Places {
  const ofCodes = middles(all, centres);
  const spots: Spot[] = all.flatMap(({ code, plain, postalCodes }) =>
    postalCodes.flatMap((postalCode) => {
      const own = centres.get(code);
      const centre = own ?? ofCodes.get(postalCode);
      return centre ? [{ ...centre, postalCode, plain, isApproximate: !own }] : [];
    }),
  );
  const byKey = new Map(spots.map((spot) => [keyOf(spot.postalCode, spot.plain), spot]));
  const remembered = new LRUCache<string, Nearby>({ max: mostRemembered });
  const look = (centre: Centre, most: number, department: string | null): Nearby => {
    const band = most / metresOfDegree;
    const isIn = (postalCode: string) => department !== null && departmentOf(postalCode) === department;
    const far = (spot: Centre, postalCode: string): number | null => {
      const isAside = Math.abs(spot.latitude - centre.latitude) > band;
      if (isAside && !isIn(postalCode)) return null;
      const metres = metresBetween(centre, spot);
      return metres <= most || isIn(postalCode) ? metres : null;
    };
    const found = spots.flatMap((spot) => {
      const metres = far(spot, spot.postalCode);
      return metres === null ? [] : [{ spot, metres }];
    });
    const ofFound = new Set(found.map(({ spot }) => spot.postalCode));
    const codes = [...ofCodes].flatMap(([postalCode, middle]) => {
      // A code whose middle lies farther has what was found in it.
      const metres = ofFound.has(postalCode) ? metresBetween(centre, middle) : far(middle, postalCode);
      return metres === null ? [] : [{ postalCode, metres }];
    });
    return {
      keys: found.map(({ spot }) => keyOf(spot.postalCode, spot.plain)),
      metres: found.map(({ metres }) => metres),
      postalCodes: codes.map(({ postalCode }) => postalCode),
      metresOfCodes: codes.map(({ metres }) => metres),
    };
  };
  return {
    find(postalCode, city) {
      if (postalCode === null) return null;
      const middle = ofCodes.get(postalCode);
      return (
        byKey.get(keyOf(postalCode, plainName(city))) ?? (middle ? { ...middle, isApproximate: true } : null)
      );
    },
    near(centre, metres, department) {
      const key = `${centre.latitude} ${centre.longitude} ${metres} ${department}`;
      const known = remembered.get(key) ?? look(centre, metres, department);
      remembered.set(key, known);
      return known;
    },
  };
}

/** Reads where the communes lie, at the first use of a process. */
export const readPlaces: () => Promise<Places> = atFirstUse(async () =>
  placesOf(...(await Promise.all([communes(), readCentres()]))),
);
