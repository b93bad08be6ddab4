import { identityReference } from "../identity/identity.reference.ts";
import { listShape, reference } from "../kernel/reference.ts";
import { photoStates } from "../photos/photo.states.ts";
import * as api from "./me.api.ts";

/** What the API's reference says of the call about the signed-in person; it stands among those about accounts. */
export const meReference = reference(api, {
  title: identityReference.title,
  calls: { getMyInformation: { summary: { fr: "La personne connectée.", en: "The signed-in person." } } },
  shapes: [listShape(photoStates)],
});
