import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import type * as z from "zod/mini";
import { declaredCalls } from "./declaredCalls.ts";

interface Can {
  readonly can?: Readonly<Record<string, unknown>>;
}
interface Def {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

/** What an answer says of what may be done: each name under `can`, wherever it stands in the schema. */
function namesIn(schema: z.core.$ZodType): string[] {
  const { shape = {}, element, innerType, options = [] } = schema._zod.def as Def;
  const { can, ...others } = shape;
  const own = can ? Object.keys((can._zod.def as Def).shape ?? {}) : [];
  const inner = [
    ...Object.values(others),
    ...options,
    ...(element ? [element] : []),
    ...(innerType ? [innerType] : []),
  ];
  return [...own, ...inner.flatMap(namesIn)];
}

const readings = declaredCalls.filter(({ method }) => method === "GET");
const isOfAgency = ({ access }: (typeof readings)[number]) =>
  typeof access === "object" && "permission" in access;

/** Every name under which an answer to the agency says whether something may be done, by the path that is read. */
export const declaredCans: readonly string[] = [
  ...new Set(
    readings
      .filter(isOfAgency)
      .flatMap(({ path, output }) => namesIn(output).map((name) => `${path} ${name}`)),
  ),
];

/** Gives the path of the reading that an address is one of. */
export function readingAt(address: string): string | undefined {
  const [given] = address.replace(apiBase, "").split("?");
  const fits = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`).test(given ?? "");
  return readings.map(({ path }) => path).find(fits);
}

const idsOf = (thing: object) =>
  ["id", "userId", "leadNeedSurveyID", "subjectId"].flatMap((name) =>
    name in thing ? String(thing[name as never]) : [],
  );

/** Gives what an answer says of whether something may be done to the thing that is sent; null where it does not say. */
export function canIn(answer: unknown, name: string, sent: object): boolean | null {
  const found: (object & Can)[] = [];
  const look = (part: unknown) => {
    if (typeof part !== "object" || part === null) return;
    if (typeof (part as Can).can?.[name] === "boolean") found.push(part);
    for (const inner of Object.values(part)) look(inner);
  };
  look(answer);
  const ids = Object.values(sent).map(String);
  const one =
    found.length === 1 ? found[0] : found.find((thing) => idsOf(thing).some((id) => ids.includes(id)));
  return (one?.can?.[name] as boolean | undefined) ?? null;
}
