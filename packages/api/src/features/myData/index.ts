import { myDataActs } from "@ribambelle/domain/myData/myData.acts";
import { myDataReference } from "@ribambelle/domain/myData/myData.reference";
import type { Feature } from "../../feature.ts";
import { myDataRoutes } from "./myData.routes.ts";

/** What the portal holds about somebody, handed to them. */
export const myData: Feature = { acts: [myDataActs], routes: myDataRoutes, reference: myDataReference };
