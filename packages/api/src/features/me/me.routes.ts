import { getMyDeparture } from "@ribambelle/domain/me/departure.api";
import { getMyInformation as myInformation } from "@ribambelle/domain/me/me.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { readDeparture } from "./departure.views.ts";
import { getMyInformation } from "./me.store.ts";

export function meRoutes(router: Router, deps: FeatureDeps): void {
  const {
    connection: { db },
    secondFactors,
  } = deps;
  serve(router, getMyDeparture, ({ actor, locale }) => readDeparture(deps, actor, locale));

  serve(router, myInformation, async ({ actor }) => {
    const { me, pageSize } = await getMyInformation(db, actor.personId);
    if (actor.level === "full")
      return actor.role === "Agency"
        ? {
            ...me,
            staff: { ...staffOf(actor.functions, actor.mustChangePassword), ...(pageSize && { pageSize }) },
          }
        : me;
    // Who knows the password alone learns no more than the name (FACTOR-04).
    const hidden = {
      email: null,
      city: null,
      longitude: null,
      latitude: null,
      photoUrl: null,
      photoState: null,
    };
    const secondFactor = (await secondFactors.stepOf(db, actor)) ?? "to-give";
    const demonstrationCode = await secondFactors.demonstrationCodeOf(db, actor.personId);
    const shown = demonstrationCode === undefined ? {} : { demonstrationCode };
    return { ...me, ...hidden, hasContracts: false, secondFactor, ...shown };
  });
}
