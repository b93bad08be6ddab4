import { localeOf } from "@ribambelle/domain/kernel/locale";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { diplomasIn } from "@ribambelle/domain/profile/education";
import type { Profile } from "@ribambelle/domain/profile/profile";
import * as profileApi from "@ribambelle/domain/profile/profile.api";
import { profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import { type Completable, completionRate } from "@ribambelle/domain/profile/profileSections";
import { publicProfile } from "@ribambelle/domain/profile/publicProfile.rules";
import { aProfile } from "@ribambelle/domain/testing/profile";
import { page } from "vitest/browser";
import { answerCalls } from "./answers.ts";
import { aBabysitter } from "./people.ts";

const { getDiplomas, getMyProfile, getMyCompletionRate, getMyPublicProfile } = profileApi;

/** Answers as the server of one babysitter's profile: it counts versions and refuses stale changes. */
export function serveProfile(given: Partial<Completable> = {}, user: MyInformation = aBabysitter()) {
  const network = answerCalls();
  let kept = aProfile(given);
  let version = 1;
  const etag = () => ({ headers: { ETag: `"${version}"` } });
  const told = (): Profile => ({ ...kept, completionRate: completionRate(kept) });
  network.gives(getMyInformation, user);
  network.does(getMyProfile, async () => Response.json(writeWire(getMyProfile.output, told()), etag()));
  network.does(getMyCompletionRate, async () => Response.json({ completionRate: completionRate(kept) }));
  network.does(getDiplomas, async ({ headers }) =>
    Response.json(diplomasIn(localeOf(headers.get("Accept-Language")) ?? "fr")),
  );
  const [firstName = "", lastName = ""] = user.displayName.split(" ");
  const person = { firstName, lastName, age: 28, photoUrl: null };
  network.does(getMyPublicProfile, async () =>
    Response.json(writeWire(getMyPublicProfile.output, publicProfile(kept, person))),
  );

  const become = (changed: Partial<Completable>) => {
    kept = { ...kept, ...changed };
    version += 1;
  };
  return {
    network,
    /** Somebody changes the profile elsewhere. */
    become,
    kept: () => kept,
    /** Takes the changes of one call, as the server does: `change` gives what is kept of a body, `answer` what is told then. */
    takes(
      endpoint: { method: "GET" | "POST"; path: `/${string}` },
      change: (body: never) => Partial<Completable>,
      answer: (kept: Completable) => object = () => ({}),
    ) {
      network.does(endpoint, async ({ headers, body }) => {
        const expected = headers.get("If-Match");
        if (expected !== null && expected !== `"${version}"`) {
          const { fr, code, status } = profileRefusals.changedMeanwhile;
          return Response.json({ message: fr, code, requestId: "test" }, { status });
        }
        become(change(body as never));
        return Response.json(answer(kept), etag());
      });
    },
  };
}

/** Finds what begins the editing of a section, whether something is stored in it or not. */
export const pencilOf = (title: string) =>
  page.getByRole("button", { name: new RegExp(`^(Modifier|Remplir)\\s: ${title}$`) });
