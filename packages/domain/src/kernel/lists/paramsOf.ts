import * as z from "zod/mini";
import type { Filter, Filters, ValueOf } from "./listOf.ts";

type Params<Named extends Filters> = {
  [Key in keyof Named as Extract<Named[Key]["inCall"], string>]: z.ZodMiniOptional<
    z.ZodMiniType<ValueOf<Named[Key]>>
  >;
};

/** Gives the schema of the parameters of a list's call: its filters, none of which must be given. */
export function paramsOf<Named extends Filters>({ filters }: { readonly filters: Named }) {
  const params = Object.values(filters).flatMap((filter) =>
    filter.inCall ? [[filter.inCall, z.optional(valueSchema(filter))]] : [],
  );
  return z.object(Object.fromEntries(params) as Params<Named>);
}

function valueSchema({ means }: Filter<string, unknown, string | undefined>): z.ZodMiniType {
  if ("several" in means) return z.array(valueSchema(means.several)).check(z.minLength(1));
  if ("byWord" in means) {
    const values = Object.values(means.byWord) as (string | number | boolean)[];
    return z.literal(values);
  }
  const { fit } = means;
  return z.string().check(fit instanceof RegExp ? z.regex(fit, "invalid") : z.refine(fit, "invalid"));
}
