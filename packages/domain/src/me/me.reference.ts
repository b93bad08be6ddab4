import { identityReference } from "../identity/identity.reference.ts";
import { listShape, reference } from "../kernel/reference.ts";
import { photoStates } from "../photos/photo.states.ts";
import { getMyDeparture } from "./departure.api.ts";
import { getMyInformation } from "./me.api.ts";

/** What the API's reference says of the calls about the signed-in person; they stand among those about accounts. */
export const meReference = reference(
  { getMyInformation, getMyDeparture },
  {
    title: identityReference.title,
    calls: {
      getMyInformation: { summary: { fr: "La personne connectée.", en: "The signed-in person." } },
      getMyDeparture: {
        summary: {
          fr: "Avant de supprimer le compte\u00a0: ce que l’agence garde et jusqu’à quand, les fichiers à emporter, ce qui reste à régler en centimes.",
          en: "Before the account is deleted: what the agency keeps and until when, the files to take along, what is still to pay in cents.",
        },
      },
    },
    shapes: [listShape(photoStates)],
  },
);
