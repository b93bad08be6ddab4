import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "../../client/locale.tsx";
import { readPage } from "../../client/readPage.ts";
import { useGiven } from "../../routing/router/hooks.ts";
import classes from "./DashboardPage.module.css";

/** Says what comes next to somebody who has nothing to do (TODO-03); its line is kept while it is asked for. */
export function NextIntervention() {
  const locale = useLocale();
  const { user } = useGiven();
  // While the older private space is there, it shows the interventions (SPACE-03).
  const [isInOldPortal] = useState(() => readPage().oldPortalUrl !== null);
  const role = user.role === "Agency" || !user.hasContracts || isInOldPortal ? null : user.role;
  const { data: sayIn, isPending } = useQuery({
    queryKey: ["next-intervention"],
    queryFn: async () => {
      const { readNextIntervention } = await import("./nextIntervention.ts");
      return role && readNextIntervention(role);
    },
    enabled: role !== null,
  });
  if (role === null || (!isPending && !sayIn)) return null;
  return <p className={classes.next}>{sayIn?.(locale)}</p>;
}
