import type { Signed } from "../signing/testSigning.ts";
import { testPassword } from "../stores/testPeople.store.ts";
import type { TestApp } from "../testApp.ts";
import { TestAuthenticator } from "../testAuthenticator.ts";
import { codeOf, enrol } from "../testSecondFactor.ts";
import type { OwnPortal, OwnTrial, Sent } from "./ownTrial.ts";

const factor = "/User/SecondFactor";
const passkey = "/User/Passkey";

async function drawn({ portal }: OwnPortal, { cookie }: Signed): Promise<Sent> {
  const { key } = (await portal.call("POST", `${factor}/Begin`, { cookie })).json();
  return { body: { code: await codeOf(portal, key) } };
}
async function enrolled({ portal }: OwnPortal, me: Signed): Promise<Sent> {
  return { cookie: (await enrol(portal, me, me.cookie)).cookie };
}
const asked = async (portal: TestApp, call: string, cookie?: string) =>
  (await portal.call("POST", `${passkey}/${call}`, { cookie })).json();
async function made({ portal }: OwnPortal, { cookie }: Signed) {
  const device = new TestAuthenticator();
  const credential = device.make(await asked(portal, "BeginRegistration", cookie));
  return { device, body: { name: "iPhone de Zoé", credential } };
}
async function registered(given: OwnPortal, me: Signed): Promise<TestAuthenticator> {
  const { device, body } = await made(given, me);
  await given.portal.call("POST", `${passkey}/Register`, { cookie: me.cookie, body });
  return device;
}

/** What people do to their second factor and their passkeys. */
export const trials: readonly OwnTrial[] = [
  { path: `${factor}/Begin`, notes: [] },
  { path: `${factor}/Confirm`, notes: ["second-factor.switched-on"], prepare: drawn },
  { path: `${factor}/NewCodes`, notes: ["second-factor.codes-renewed"], prepare: enrolled },
  { path: `${factor}/Remove`, notes: ["second-factor.switched-off"], prepare: enrolled },
  {
    path: `${factor}/Prove`,
    notes: ["second-factor.proved"],
    prepare: () => ({ body: { password: testPassword } }),
  },
  {
    path: `${factor}/Prove`,
    how: "with a wrong password",
    notes: ["identity.proof-refused"],
    refusedWith: 400,
    prepare: () => ({ body: { password: "Perdu2026" } }),
  },
  {
    path: `${factor}/Verify`,
    notes: ["identity.signed-in"],
    async prepare({ portal }, me) {
      const { key } = await enrol(portal, me, me.cookie);
      return { cookie: await portal.signIn(me.userName), form: { code: await codeOf(portal, key) } };
    },
  },
  { path: `${passkey}/BeginRegistration`, notes: [] },
  {
    path: `${passkey}/Register`,
    notes: ["passkeys.added"],
    isUsedUp: true,
    prepare: async (given, me) => ({ body: (await made(given, me)).body }),
  },
  {
    path: `${passkey}/Remove`,
    notes: ["passkeys.removed"],
    prepare: async (given, me) => ({ body: { id: (await registered(given, me)).id.toString("base64url") } }),
  },
  { path: `${passkey}/BeginSignIn`, notes: [], changesNothing: "nobody is known yet" },
  {
    path: `${passkey}/SignIn`,
    notes: ["identity.signed-in"],
    isUsedUp: true,
    async prepare(given, me) {
      const device = await registered(given, me);
      return { cookie: "", body: { credential: device.sign(await asked(given.portal, "BeginSignIn")) } };
    },
    anothers: { letsIn: "the device" },
  },
];
