import type { Role } from "@ribambelle/domain/kernel/role";
import { type OptInSettings, optIns } from "@ribambelle/domain/optIns/optIn";
import { getMyOptIn, updateMyOptIn } from "@ribambelle/domain/optIns/optIn.api";
import { optInRefusals } from "@ribambelle/domain/optIns/optIn.texts";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { unchosenOptIns } from "@ribambelle/domain/testing/optIns";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PublicRoot } from "../../../app/public/PublicRoot.tsx";
import { createQueries } from "../../../app/queries.ts";
import { stopActions } from "../../../client/call/actions.ts";
import { setLocale } from "../../../client/locale.tsx";
import { answerCalls } from "../../../testing/answers.ts";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { hush } from "../../../ui/messages/say.ts";
import { NotificationsSection } from "./NotificationsSection.tsx";
import { optInsQuery } from "./optIns.queries.ts";

/** A portal that remembers, each version by a number; `failing` refuses what is sent, `holding` lets it wait. */
function portal(kept: OptInSettings = unchosenOptIns) {
  const calls = answerCalls();
  const state = { kept, version: 1, failing: false, holding: null as Promise<void> | null };
  const etag = () => ({ headers: { ETag: `"${state.version}"` } });
  calls.does(getMyOptIn, async () => Response.json(state.kept, etag()));
  calls.does(updateMyOptIn, async ({ body, headers }) => {
    await state.holding;
    if (state.failing) return Response.json({}, { status: 503 });
    if (headers.get("If-Match") !== `"${state.version}"`) {
      const { code, fr: message, status } = optInRefusals.changedMeanwhile;
      return Response.json({ code, message, requestId: "test" }, { status });
    }
    state.kept = body as OptInSettings;
    state.version += 1;
    return Response.json({}, etag());
  });
  return { state, sent: () => calls.callsOf(updateMyOptIn).map(({ body }) => body as OptInSettings) };
}

function section(role: Role) {
  const queries = createQueries();
  const shown = (
    <QueryClientProvider client={queries}>
      <PublicRoot written="fr" agency={aShownAgency()}>
        <NotificationsSection user={{ role, email: "lea@example.fr" }} />
      </PublicRoot>
    </QueryClientProvider>
  );
  onTestFinished(() => {
    queries.clear();
    hush();
    stopActions();
    setLocale("fr");
  });
  return { queries, shown };
}
const show = (role: Role = "Parent") => render(section(role).shown);

const switchOf = (group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("switch", { name });
const agencySms = () => switchOf("Informations de l’agence", "Par SMS");
const adverts = () => switchOf("Nouvelles annonces de nounous", "Par e-mail");

test.each([
  ["Informations de l’agence", "Par e-mail", { agencyInformationEmail: false }, "SETTINGS-15"],
  ["Informations de l’agence", "Par SMS", { agencyInformationSms: true }, "SETTINGS-16"],
  [
    "Informations de l’agence",
    "Par notification sur votre téléphone",
    { agencyInformationPush: true },
    "SETTINGS-17",
  ],
  ["Informations de nos partenaires", "Par e-mail", { partnersInformationEmail: true }, "SETTINGS-18"],
  ["Informations de nos partenaires", "Par SMS", { partnersInformationSms: true }, "SETTINGS-19"],
  ["Nouvelles annonces de nounous", "Par e-mail", { newAdvertsEmail: true }, "SETTINGS-20"],
])("the switch %s, %s changes nothing but %j (%s)", async (group, name, changed, _) => {
  const { sent } = portal();
  await show();
  await switchOf(group, name).click();
  await expect.poll(sent).toEqual([{ ...unchosenOptIns, ...changed }]);
});

test("each subject and means has its switch, in the printed order (SETTINGS-11, SETTINGS-15, SETTINGS-16, SETTINGS-17)", async () => {
  portal({ ...unchosenOptIns, partnersInformationSms: true });
  await show();
  await expect.element(agencySms()).toBeVisible();
  const switches = page.getByRole("switch").elements() as HTMLInputElement[];
  const named = switches.map((one) => [
    one.closest("fieldset")?.querySelector("legend")?.textContent,
    one.labels?.[0]?.textContent,
    one.checked,
  ]);
  expect(named).toEqual([
    ["Activité de votre compte", "Par e-mail", true],
    ["Informations de l’agence", "Par e-mail", true],
    ["Informations de l’agence", "Par SMS", false],
    ["Informations de l’agence", "Par notification sur votre téléphone", false],
    ["Informations de nos partenaires", "Par e-mail", false],
    ["Informations de nos partenaires", "Par SMS", true],
    ["Nouvelles annonces de nounous", "Par e-mail", false],
  ]);
  await expectOutline("each-subject-and-means-has-its");
});

test("the account’s own e-mails are on, cannot be switched off, and say why (SETTINGS-14)", async () => {
  portal();
  await show();
  const own = switchOf("Activité de votre compte", "Par e-mail");
  await expect.element(own).toBeChecked();
  await expect.element(own).toBeDisabled();
  await expect
    .element(own)
    .toHaveAccessibleDescription(
      "Mot de passe, signature, sécurité\u00a0: ces e-mails sont nécessaires et partent toujours.",
    );
  await expectOutline("the-accounts-own-e-mails-are");
});

test("a babysitter is told of jobs, in English too (SETTINGS-20, SETTINGS-22, SETTINGS-OP3)", async () => {
  const { sent } = portal();
  await show("BabySitter");
  setLocale("en");
  await switchOf("New job offers", "By e-mail").click();
  await expect.element(page.getByText("Your choice is saved.")).toBeVisible();
  expect(sent()).toEqual([{ ...unchosenOptIns, newAdvertsEmail: true }]);
  await expectOutline("a-babysitter-is-told-of-jobs");
});

test("a switch saves at once, by the keyboard too, with the whole object (SETTINGS-13, SETTINGS-18, SETTINGS-19, SETTINGS-OP4)", async () => {
  const { sent } = portal();
  await show();
  await switchOf("Informations de nos partenaires", "Par e-mail").click();
  await expect.element(page.getByText("Votre choix est enregistré.")).toBeVisible();
  const sms = switchOf("Informations de nos partenaires", "Par SMS");
  (sms.element() as HTMLElement).focus();

  await userEvent.keyboard(" ");
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]).toEqual({
    ...unchosenOptIns,
    partnersInformationEmail: true,
    partnersInformationSms: true,
  });
  await expect.element(sms).toHaveFocus();
});

test("a switch whose saving fails goes back, and says so (SETTINGS-OP4)", async () => {
  const { state } = portal();
  state.failing = true;
  await show();
  await agencySms().click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(agencySms()).not.toBeChecked();
  state.failing = false;
  await agencySms().click();
  await expect.poll(() => state.kept.agencyInformationSms).toBe(true);
  await expect.element(agencySms()).toBeChecked();
  await expectOutline("a-switch-whose-saving-fails-goes");
});

test("quick taps end in the last wish, one call after the other (SETTINGS-OP4)", async () => {
  const { state, sent } = portal();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.holding = promise;
  await show();
  await expect.element(agencySms()).toBeVisible();
  const tap = () => (agencySms().element() as HTMLElement).click();
  for (let taps = 0; taps < 3; taps++) tap();
  (adverts().element() as HTMLElement).click();
  await expect.element(agencySms()).toBeChecked();
  await expect.poll(() => sent().length).toBe(1);
  tap();
  resolve();
  await expect.poll(() => sent().length).toBe(2);
  await expect.poll(() => state.version).toBe(3);
  expect(state.kept).toEqual({ ...unchosenOptIns, agencyInformationSms: false, newAdvertsEmail: true });
  await expect.element(agencySms()).not.toBeChecked();
});

test("says of a tap that fails while another waits that it did, and saves the other (SETTINGS-OP4)", async () => {
  const { state, sent } = portal();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.holding = promise;
  state.failing = true;
  await show();
  await agencySms().click();
  await expect.poll(() => sent().length).toBe(1);
  // What is under way for long lies over it.
  (adverts().element() as HTMLInputElement).click();
  const second = Promise.withResolvers<void>();
  state.holding = second.promise;
  resolve();
  await expect.element(page.getByRole("alert")).toBeVisible();
  state.failing = false;
  second.resolve();
  await expect.poll(() => state.kept.newAdvertsEmail).toBe(true);
  expect(state.kept.agencyInformationSms).toBe(unchosenOptIns.agencyInformationSms);
});

test("a stale tab undoes nothing of what another one changed (SETTINGS-OP12)", async () => {
  const { state } = portal();
  await show();
  await expect.element(agencySms()).toBeVisible();
  state.kept = { ...unchosenOptIns, agencyInformationEmail: false, newAdvertsEmail: true };
  state.version = 7;
  await agencySms().click();
  await expect.element(adverts()).toBeChecked();
  await expect
    .poll(() => state.kept)
    .toEqual({
      ...unchosenOptIns,
      agencyInformationEmail: false,
      newAdvertsEmail: true,
      agencyInformationSms: true,
    });
});

test("an address that takes no letters stops the e-mail switches, and says how to mend it (SETTINGS-21, SETTINGS-OP2)", async () => {
  portal({ ...unchosenOptIns, isInBlockList: true, newAdvertsEmail: true });
  await show();
  await expect
    .element(page.getByRole("heading", { name: "Votre adresse e-mail ne reçoit plus nos messages" }))
    .toBeVisible();
  await expect
    .element(page.getByText(/lea@example\.fr.*Vérifiez votre adresse auprès de l’agence/))
    .toBeVisible();
  const { contact } = aShownAgency();
  await expect.element(page.getByRole("link", { name: contact.email })).toBeVisible();
  await expect.element(adverts()).toBeDisabled();
  await expect.element(adverts()).toBeChecked();
  await expect.element(switchOf("Informations de l’agence", "Par e-mail")).toBeDisabled();
  await expect.element(switchOf("Informations de nos partenaires", "Par e-mail")).toBeDisabled();
  await expect.element(agencySms()).toBeEnabled();
  await expectOutline("an-address-that-takes-no-letters-stops");
});

test("what cannot be read says so and can be asked again (SETTINGS-12)", async () => {
  const calls = answerCalls();
  calls.says(getMyOptIn, 404, "");
  await show();
  const retry = page.getByRole("button", { name: "Réessayer" });
  await expect.element(retry).toBeVisible();
  calls.gives(getMyOptIn, unchosenOptIns);
  await retry.click();
  await expect.element(agencySms()).toBeVisible();
  await expectOutline("what-cannot-be-read-says-so");
});

test("the switches arrive drawn with what is kept (SETTINGS-11)", () => {
  const { queries, shown } = section("Parent");
  queries.setQueryData(optInsQuery.queryKey, {
    value: { ...unchosenOptIns, newAdvertsEmail: true },
    version: "1",
  });
  const drawn = document.createElement("div");
  drawn.innerHTML = renderToString(shown);
  const switches = [...drawn.querySelectorAll<HTMLInputElement>("[role=switch]")];
  expect(switches.map(({ checked }) => checked)).toEqual([
    true,
    ...optIns.map((name) => ["agencyInformationEmail", "newAdvertsEmail"].includes(name)),
  ]);
});
