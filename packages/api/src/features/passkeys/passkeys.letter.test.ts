import { until } from "@ribambelle/processes/signals";
import { describe, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, testOrigin } from "../../testing/testApp.ts";
import { TestAuthenticator } from "../../testing/testAuthenticator.ts";
import { enrol } from "../../testing/testSecondFactor.ts";
import { passkeyLetter } from "./passkeys.letter.ts";

const about = { firstName: "Zoé", name: "iPhone de Zoé", agency: "Agence Été" };

describe("the letters about passkeys", () => {
  it("name the passkey and say what to do (PASSKEY-07)", () => {
    expect(passkeyLetter("added", "fr", about).text).toBe(`Bonjour Zoé,

«\u00a0iPhone de Zoé\u00a0» permet désormais de vous connecter sans mot de passe.

Si ce n’est pas vous, changez votre mot de passe sans attendre et prévenez l’agence.

L’équipe Agence Été
`);
    expect(passkeyLetter("removed", "en", about).text).toContain(
      "“iPhone de Zoé” no longer lets you sign in.",
    );
  });

  it("show a name as it is and run nothing of it (PASSKEY-07)", () => {
    expect(passkeyLetter("added", "fr", { ...about, name: "<b>x</b>" }).html).toContain(
      "&lt;b&gt;x&lt;/b&gt;",
    );
  });

  it("leave by themselves, as those about second factors do (PASSKEY-07, FACTOR-12)", async () => {
    const portal = await buildTestApp();
    const person = await insertPerson(portal.database.connection.db, "Parent");
    const cookie = await portal.signIn(person.userName);
    const begun = await portal.call("POST", "/User/Passkey/BeginRegistration", { cookie });
    const credential = new TestAuthenticator().make(begun.json());
    await portal.call("POST", "/User/Passkey/Register", { cookie, body: { name: "iPhone", credential } });
    await enrol(portal, person, cookie);
    await until(async () => {
      const { body } = await portal.app.inject({
        url: "/boite-aux-lettres",
        headers: { host: new URL(testOrigin).host },
      });
      return ["Une clé d’accès a été ajoutée", "La double authentification est activée"].every((subject) =>
        body.includes(subject),
      );
    });
    await portal.close();
  });
});
