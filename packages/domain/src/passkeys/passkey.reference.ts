import { reference } from "../kernel/reference.ts";
import * as api from "./passkey.api.ts";

const id = "KEDetxZcUfinhVi6Za5nZQ";
const clientDataJSON = "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiIn0";

/** What the API's reference says of the calls of passkeys. */
export const passkeysReference = reference(api, {
  title: { fr: "Clés d’accès", en: "Passkeys" },
  calls: {
    getMyPasskeys: {
      summary: {
        fr: "Les clés d’accès de la personne connectée, la plus ancienne d’abord.",
        en: "The signed-in person’s passkeys, the oldest first.",
      },
    },
    beginPasskey: {
      summary: {
        fr: "Donne au navigateur de quoi créer une clé d’accès, pendant cinq minutes ; demande une confirmation de moins de quinze minutes.",
        en: "Gives a browser what it needs to make a passkey, for five minutes; needs a proof of less than fifteen minutes.",
      },
    },
    addPasskey: {
      summary: { fr: "Ajoute la clé d’accès créée.", en: "Adds the passkey that was made." },
      example: {
        name: "iPhone",
        credential: {
          id,
          response: { clientDataJSON, attestationObject: "o2NmbXRkbm9uZQ", transports: ["internal"] },
        },
      },
    },
    removePasskey: {
      summary: {
        fr: "Supprime une clé d’accès ; demande une confirmation de moins de quinze minutes.",
        en: "Removes a passkey; needs a proof of less than fifteen minutes.",
      },
      example: { id },
    },
    beginPasskeySignIn: {
      summary: {
        fr: "Donne au navigateur de quoi se connecter par une clé d’accès, pendant cinq minutes.",
        en: "Gives a browser what it needs to sign in by a passkey, for five minutes.",
      },
    },
    signInByPasskey: {
      summary: {
        fr: "Ouvre une session complète par une clé d’accès, qui vaut mot de passe et second facteur ; répond de même à toute clé qui ne convient pas.",
        en: "Opens a full session by a passkey, which counts as password and second factor; answers the same to any key that does not fit.",
      },
      example: {
        credential: {
          id,
          response: {
            clientDataJSON,
            authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA",
            signature: "MEUCIQ",
            userHandle: "4u1GtV6g9Y8",
          },
        },
        redirectUrl: "/",
      },
    },
  },
});
