import type { Plugin } from "vite";

/** What libphonenumber-js knows of the world's numbers, of which only this is read here. */
interface Metadata {
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>;
  readonly countries: Readonly<Record<string, unknown>>;
}

// France and overseas, as `kernel/phones/frenchPhone.ts` of the domain reads them.
const codes = new Set(["33", "590", "594", "596", "262", "508", "687", "689"]);

/** Keeps what is known of French numbers, of the mainland and overseas. */
export function frenchOnly<All extends Metadata>(all: All): All {
  const kept = Object.entries(all.country_calling_codes).filter(([code]) => codes.has(code));
  const names = new Set(kept.flatMap(([, countries]) => countries));
  return {
    ...all,
    country_calling_codes: Object.fromEntries(kept),
    countries: Object.fromEntries(Object.entries(all.countries).filter(([name]) => names.has(name))),
    nonGeographic: {},
  };
}

const start = "export default ";

/** Leaves out of the app what libphonenumber-js knows of other countries (17 kB compressed): the app reads French numbers only. */
export function frenchPhones(): Plugin {
  return {
    name: "french-phones",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("/libphonenumber-js/metadata.min.json.js")) return;
      const all = JSON.parse(code.slice(code.indexOf(start) + start.length).replace(/;\s*$/, ""));
      return { code: `${start}${JSON.stringify(frenchOnly(all))};\n`, map: null };
    },
  };
}
