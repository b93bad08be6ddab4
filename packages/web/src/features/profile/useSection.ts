import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Sending } from "../../ui/editing/form.ts";
import { useMyProfile } from "./MyProfile.tsx";
import { saveSection } from "./saveSection.ts";

interface Section<Value, Draft, Body extends z.ZodMiniObject, Params extends z.ZodMiniObject, Output> {
  /** Gives the section's value in a profile. */
  of: (profile: Profile) => Value;
  draftOf: (value: Value) => Draft;
  endpoint: Endpoint<Body, Params, Output>;
  /** Gives what is sent of a draft; the body’s schema says what is wrong in it. */
  bodyOf: (draft: Draft) => z.input<Body>;
  /** Gives the fields of the profile that a saved body changes. */
  kept: (body: z.infer<Body>) => Partial<Profile>;
}

/** Gives the form of a section of the profile: what is kept, what is typed of it, its schema and the way to save it. */
export function useSection<
  Value,
  Draft,
  Body extends z.ZodMiniObject,
  Params extends z.ZodMiniObject,
  Output,
>({ of, draftOf, endpoint, bodyOf, kept }: Section<Value, Draft, Body, Params, Output>) {
  const queries = useQueryClient();
  const { profile } = useMyProfile();
  return {
    start: draftOf(of(profile)),
    version: {
      kept: of(profile),
      typedOf: draftOf,
      becomes: (draft: Draft) => {
        const body = endpoint.body.safeParse(bodyOf(draft));
        return body.success ? of({ ...profile, ...kept(body.data) }) : undefined;
      },
    },
    schema: endpoint.body,
    sentOf: bodyOf,
    problems: endpoint.problems,
    send: async (body: z.infer<Body>): Promise<Sending<Value>> => {
      const told = (shown: Profile) => ({ ...shown, ...kept(body) });
      const fresh = await saveSection(queries, endpoint, body, told);
      return fresh ? { keptNow: of(fresh) } : "sent";
    },
  };
}
