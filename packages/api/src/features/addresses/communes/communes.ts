import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Commune } from "@ribambelle/domain/addresses/address";
import { atFirstUse } from "../atFirstUse.ts";
import { plainName } from "./plainName.ts";

/** A commune under all its postal codes. */
export interface Place {
  /** Its number in the official list; a former commune has that of the one that it is part of. */
  readonly code: string;
  /** As it is written: Sainte-Foy-lès-Lyon. */
  readonly name: string;
  /** As it is compared: sainte foy les lyon. */
  readonly plain: string;
  readonly postalCodes: readonly string[];
  /** How many people live there, to put the likeliest first; 0 for a former commune. */
  readonly population: number;
}

/** The communes of France, found by their postal code or their name. */
export interface Communes {
  readonly all: readonly Place[];
  /** Gives the communes of a postal code, the largest first. */
  readonly ofCode: (postalCode: string) => readonly Place[];
  /** Gives the communes of exactly this plain name, the largest first. */
  readonly named: (plain: string) => readonly Place[];
  /** Gives the communes whose name or postal code begins with a text, the likeliest first. */
  readonly complete: (typed: string, most: number) => Commune[];
}

interface Row {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly chefLieu?: string;
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
}

// The official list of the communes (INSEE, La Poste), one a line.
const listed = "@etalab/decoupage-administratif/data/communes.json";

async function readRows(): Promise<Row[]> {
  const rows: Row[] = [];
  const stream = createReadStream(fileURLToPath(import.meta.resolve(listed)));
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!line.startsWith("{")) continue;
    const { code, nom, type, chefLieu, codesPostaux, population }: Row = JSON.parse(
      line.replace(/,\s*$/, ""),
    );
    // The arrondissements of Paris, Lyon and Marseille are postal codes of their city.
    if (type === "arrondissement-municipal") continue;
    rows.push({
      code,
      nom,
      type,
      ...(chefLieu && { chefLieu }),
      ...(codesPostaux && { codesPostaux }),
      ...(population && { population }),
    });
  }
  return rows;
}

// A former commune has the postal codes of the one that it is part of now.
function placesOf(rows: readonly Row[]): Place[] {
  const current = new Map(
    rows.filter(({ chefLieu }) => chefLieu === undefined).map((row) => [row.code, row]),
  );
  return rows.flatMap(({ code, nom, chefLieu, codesPostaux, population = 0 }) => {
    const whole = chefLieu === undefined ? undefined : current.get(chefLieu);
    const postalCodes = whole?.codesPostaux ?? codesPostaux ?? [];
    if (postalCodes.length === 0 || whole?.nom === nom) return [];
    return [{ code: whole?.code ?? code, name: nom, plain: plainName(nom), postalCodes, population }];
  });
}

function grouped(pairs: Iterable<readonly [string, Place]>): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const [key, place] of pairs) {
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return groups;
}

/** Gives the place of the first text of a sorted list that is not before `text`. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function beginningWith(sorted: readonly string[], text: string): string[] {
  const first = firstFrom(sorted, text);
  return sorted.slice(first, firstFrom(sorted, `${text}\uffff`));
}

/** Reads the list of the communes; it takes a moment, so that it is read at its first use. */
export async function readCommunes(): Promise<Communes> {
  const places = placesOf(await readRows()).sort((one, other) => other.population - one.population);
  const byCode = grouped(places.flatMap((place) => place.postalCodes.map((code) => [code, place] as const)));
  const byName = grouped(places.map((place) => [place.plain, place] as const));
  const codes = [...byCode.keys()].sort();
  const names = [...byName.keys()].sort();
  const ofCode = (code: string) => byCode.get(code) ?? [];
  const named = (plain: string) => byName.get(plain) ?? [];
  const ofPlaces = (found: readonly Place[], isWanted: (code: string) => boolean) =>
    found.flatMap(({ name, postalCodes }) =>
      postalCodes.filter(isWanted).map((postalCode) => ({ city: name, postalCode })),
    );
  return {
    all: places,
    ofCode,
    named,
    complete(typed, most) {
      const [, digits = "", letters = ""] = /^\s*(\d*)\s*(.*)$/su.exec(typed) ?? [];
      const name = plainName(letters);
      if (digits === "" && name === "") return [];
      if (digits !== "") {
        const found = beginningWith(codes, digits).flatMap((code) =>
          ofPlaces(
            ofCode(code).filter(({ plain }) => plain.startsWith(name)),
            (own) => own === code,
          ),
        );
        return found.slice(0, most);
      }
      const exact = named(name);
      const more = beginningWith(names, name).flatMap((key) => (key === name ? [] : named(key)));
      more.sort((one, other) => other.population - one.population);
      return ofPlaces([...exact, ...more.slice(0, most)], () => true).slice(0, most);
    },
  };
}

/** Gives the list, the same for all; a process that nobody asks for an address never reads it. */
export const communes: () => Promise<Communes> = atFirstUse(readCommunes);
