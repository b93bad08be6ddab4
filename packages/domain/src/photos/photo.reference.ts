import { reference } from "../kernel/reference.ts";
import { uploadSchema } from "../kernel/upload.ts";
import * as api from "./photo.api.ts";
import { photoFileSchema, photoIdSchema } from "./photo.ts";

const example = {
  name: "photo.jpg",
  type: "image/jpeg",
  size: 48_000,
  arrayBuffer: async () => new ArrayBuffer(0),
};

/** What the API's reference says of the calls about photos. */
export const photosReference = reference(api, {
  title: { fr: "Photo", en: "Photo" },
  calls: {
    updatePhoto: {
      summary: {
        fr: "Envoie une nouvelle photo, qui attend la validation de l’agence, et donne son adresse. La photo validée reste publique jusque-là.",
        en: "Sends a new photo, which waits for the agency's approval, and gives its address. The approved one stays public until then.",
      },
      example: { avatar: example },
    },
    deletePhoto: {
      summary: {
        fr: "Supprime les photos de la personne, celle que voient les familles comprise.",
        en: "Deletes the person's photos, the one that families see included.",
      },
    },
    downloadPhoto: {
      summary: {
        fr: "Une taille d’une photo, carrée. Validée, elle est publique\u00a0; sinon, seules la personne qu’elle montre et l’agence la reçoivent\u00a0; toute autre reçoit 404.",
        en: "One size of a photo, which is square. Approved, it is public; otherwise only the person whom it shows and the agency get it, and anyone else 404.",
      },
    },
  },
  shapes: [
    [
      uploadSchema,
      {
        said: {
          fr: "Une image PNG, JPEG ou GIF de moins de 10\u00a0000\u00a0000 octets.",
          en: "A PNG, JPEG or GIF image of fewer than 10,000,000 bytes.",
        },
      },
    ],
    [
      photoIdSchema,
      { said: { fr: "L’identifiant d’une photo.", en: "A photo’s id." }, example: "dW5lLXBob3RvLWRlLXRlc3" },
    ],
    [photoFileSchema, { said: { fr: "La taille, en pixels.", en: "The size, in pixels." } }],
  ],
});
