import { getMyParentContracts } from "@ribambelle/domain/contracts/contract.api";
import { login, logout, resetMyPassword } from "@ribambelle/domain/identity/identity.api";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { personRefusals } from "@ribambelle/domain/people/person.refusals";
import { updatePhoto } from "@ribambelle/domain/photos/photo.api";
import { confirmSecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { surveyMessages } from "@ribambelle/domain/surveys/survey.texts";
import { aParentContract } from "@ribambelle/domain/testing/contracts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { answerCalls } from "../../testing/answers.ts";
import { aParent } from "../../testing/people.ts";
import { setLocale } from "../locale.tsx";
import { onSessionEnded } from "../session.ts";
import { useActing } from "./actions.ts";
import { CallError, call, callVersioned } from "./call.ts";
import { withCause } from "./client.texts.ts";

const failed = {
  fr: "Une erreur est survenue lors de l'action.",
  en: "Something went wrong on our side.",
};

async function errorOf(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error("the call should have failed with a CallError");
  return error;
}

describe("a read that finds no session", () => {
  const ended = () => Response.json({ code: commonRefusals.unauthorized.code }, { status: 401 });

  test("is asked again where a change replaced the session meanwhile, and ends nothing", async () => {
    const network = answerCalls();
    const heard = vi.fn();
    onTestFinished(onSessionEnded(heard));
    let isReplaced = false;
    network.does(getMyInformation, async () =>
      isReplaced ? Response.json(writeWire(getMyInformation.output, aParent())) : ended(),
    );
    network.does(confirmSecondFactor, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      isReplaced = true;
      return Response.json({ recoveryCodes: [] });
    });
    const [, me] = await Promise.all([call(confirmSecondFactor, { code: "123456" }), call(getMyInformation)]);
    expect(me.userId).toBe(101);
    expect(heard).not.toHaveBeenCalled();
  });

  test("is asked again where a change began after it, and has ended before its answer", async () => {
    const network = answerCalls();
    const heard = vi.fn();
    onTestFinished(onSessionEnded(heard));
    const { promise: isReplaced, resolve: replace } = Promise.withResolvers<void>();
    network.does(getMyInformation, async () => {
      if (network.callsOf(getMyInformation).length > 1)
        return Response.json(writeWire(getMyInformation.output, aParent()));
      await isReplaced;
      return ended();
    });
    network.gives(confirmSecondFactor, { recoveryCodes: [] });
    const reading = call(getMyInformation);
    await call(confirmSecondFactor, { code: "123456" });
    replace();
    expect((await reading).userId).toBe(101);
    expect(heard).not.toHaveBeenCalled();
  });

  test("ends it where nothing changed, and where the change found none either", async () => {
    const network = answerCalls();
    const heard = vi.fn();
    onTestFinished(onSessionEnded(heard));
    network.does(getMyInformation, async () => ended());
    network.does(confirmSecondFactor, async () => ended());
    await errorOf(call(getMyInformation));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(network.callsOf(getMyInformation)).toHaveLength(1);
    await Promise.all([
      errorOf(call(confirmSecondFactor, { code: "123456" })),
      errorOf(call(getMyInformation)),
    ]);
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe("a call", () => {
  test("carries the session’s credentials, asks for JSON and tells the language of the screen (AUTH-32, API-02)", async () => {
    const network = answerCalls();
    network.gives(getMyInformation, aParent());
    setLocale("en");
    onTestFinished(() => setLocale("fr"));
    await call(getMyInformation);
    const [seen] = network.callsOf(getMyInformation);
    expect(seen?.credentials).toBe("include");
    expect(seen?.headers.get("Accept")).toBe("application/json");
    expect(seen?.headers.get("Accept-Language")).toBe("en");
  });

  test("reads the printed spelling of the fields (API-07, CONTRACT-04, DATA-21)", async () => {
    const network = answerCalls();
    network.gives(getMyInformation, aParent({ email: "claire@example.fr" }));
    const kept = aParentContract({ documentId: "dddddddddddddddddddddd" });
    const contract = { ...kept, displayState: null, can: { sign: false } };
    network.gives(getMyParentContracts, [contract]);
    expect((await call(getMyInformation)).email).toBe("claire@example.fr");
    expect(await call(getMyParentContracts)).toEqual([contract]);
    expect(network.seen.map(({ path }) => path)).toEqual([
      "/Authentication/GetMyInformation",
      "/CustomerContract/GetMyContracts",
    ]);
  });

  test("sends its body under the printed names (API-11)", async () => {
    const network = answerCalls();
    network.gives(resetMyPassword, {});
    await call(resetMyPassword, { password: "Secret-12", resetKey: "k" });
    const [seen] = network.callsOf(resetMyPassword);
    expect(seen?.body).toEqual({ password: "Secret-12", resetKey: "k" });
    expect(seen?.headers.get("Content-Type")).toBe("application/json");
  });

  test("a form’s fields that say nothing are not sent (API-06)", async () => {
    const network = answerCalls();
    network.gives(login, { redirectUrl: "/" });
    for (const redirectUrl of [undefined, null, "/client"])
      await call(login, { userName: "claire", password: "Secret-12", redirectUrl });
    const said = { username: "claire", password: "Secret-12" };
    expect(network.callsOf(login).map(({ body }) => body)).toEqual([
      said,
      said,
      { ...said, redirectUrl: "/client" },
    ]);
  });

  test("a call with a file sends a form whose type and boundary the browser names (AVATAR-06)", async () => {
    const network = answerCalls();
    network.gives(updatePhoto, { url: "/api/v1/photo" });
    const file = new File(["bytes"], "photo.jpg", { type: "image/jpeg" });
    expect(await call(updatePhoto, { avatar: file })).toEqual({ url: "/api/v1/photo" });
    const [seen] = network.callsOf(updatePhoto);
    expect(seen?.headers.get("Content-Type")).toMatch(/^multipart\/form-data; ?boundary=./);
    const { avatar } = (seen as { body: { avatar: File } }).body;
    expect([avatar.name, avatar.type, await avatar.text()]).toEqual(["photo.jpg", "image/jpeg", "bytes"]);
  });

  test("without a body sends none (API-06)", async () => {
    const network = answerCalls();
    network.gives(logout, {});
    await call(logout);
    expect(network.callsOf(logout)[0]?.body).toBeNull();
  });

  test("gives the version of what was read, which a compressing proxy calls weak, and none where none was given (AGUI-21)", async () => {
    const network = answerCalls();
    const versions = [];
    for (const tag of ['"2"', 'W/"2"', null]) {
      const headers = new Headers(tag === null ? [] : [["ETag", tag]]);
      network.does(getMyInformation, async () =>
        Response.json(writeWire(getMyInformation.output, aParent()), { headers }),
      );
      versions.push((await callVersioned(getMyInformation)).version);
    }
    expect(versions).toEqual(['"2"', '"2"', null]);
  });

  test("an answer that is not what the contract says counts as a failure", async () => {
    const network = answerCalls();
    network.says(getMyInformation, 200, '{"userId":"x"}');
    expect((await errorOf(call(getMyInformation))).text).toEqual(failed);
  });
});

test("a change holds the page until it has ended, well or not (SHELL-23)", async () => {
  const network = answerCalls();
  const { result, act } = await renderHook(useActing);
  network.gives(logout, {});
  await act(() => call(logout));
  expect(result.current).toBe(false);
  const held = network.holds(logout);
  const failing = call(logout);
  await expect.poll(() => result.current).toBe(true);
  held.fail(new TypeError("Failed to fetch"));
  await errorOf(failing);
  await expect.poll(() => result.current).toBe(false);
});

describe("a call that fails says", () => {
  const body = (fields: object) => JSON.stringify({ requestId: "r", ...fields });

  test.each([
    [500, body({ message: "Internal Server Error", code: "request.internal" })],
    [500, body({ message: "SELECT * FROM secrets", code: "x" })],
    [502, "<html>Bad Gateway</html>"],
    [503, body({ message: "Le portail est…", code: "request.unavailable" })],
  ])("the calm sentence for a %i, whatever the server wrote (ERR-14)", async (status, text) => {
    const network = answerCalls();
    network.says(logout, status, text);
    const error = await errorOf(call(logout));
    expect(error).toMatchObject({ status, text: failed });
  });

  test("the same sentence when nothing answers, and then so (ERR-OP4)", async () => {
    const network = answerCalls();
    network.fails(logout);
    const error = await errorOf(call(logout));
    expect(error.status).toBe(0);
    expect(error.text.fr).toBe(
      `${failed.fr} Le portail ne répond pas. Rien n’est perdu\u00a0: réessayez dans un instant.`,
    );
    expect(error.text.en).toMatch(/^Something went wrong on our side\. The portal is not responding\./);
  });

  test("its cause alone while the device has no network, after a sentence that is printed for any failure (ERR-OP4)", async () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "onLine"));
    const network = answerCalls();
    network.fails(logout);
    const { text } = await errorOf(call(logout));
    const cause = "Pas de connexion Internet. Rien n’est perdu\u00a0: réessayez dès qu’elle revient.";
    expect(text.fr).toBe(cause);
    expect(withCause(surveyMessages.failed, text).fr).toBe(`${surveyMessages.failed.fr} ${cause}`);
    expect(withCause(surveyMessages.failed, failed)).toBe(surveyMessages.failed);
  });

  test("the server’s message for any other error, in both languages when the code is known and says all (ERR-15, AGUI-21)", async () => {
    const network = answerCalls();
    network.refuses(resetMyPassword, identityRefusals.resetKeyUnusable, { message: "autre texte" });
    const { fr, en } = identityRefusals.resetKeyUnusable;
    const reset = { password: "Secret-12", resetKey: "k" };
    expect((await errorOf(call(resetMyPassword, reset))).text).toEqual({ fr, en });

    const said = { message: "Zoé Zola a modifié cette fiche à 15\u00a0h\u00a007." };
    const change = { ...resetMyPassword, refusals: [agencyRefusals.changedMeanwhile] };
    network.refuses(change, agencyRefusals.changedMeanwhile, said);
    expect((await errorOf(call(change, reset))).text).toEqual({ fr: said.message, en: said.message });

    network.says(logout, 418, body({ message: "Je suis une théière.", code: "tea.pot" }));
    expect((await errorOf(call(logout))).text).toEqual({
      fr: "Je suis une théière.",
      en: "Je suis une théière.",
    });

    network.says(logout, 409, '{"message":"Sans code."}');
    expect((await errorOf(call(logout))).text.fr).toBe("Sans code.");
  });

  test("the status text when there is no message (ERR-16)", async () => {
    const network = answerCalls();
    network.says(logout, 409, "", "Conflict");
    expect((await errorOf(call(logout))).text.fr).toBe("Conflict");
  });

  test("the calm sentence when there is neither, never raw English (ERR-17)", async () => {
    const network = answerCalls();
    network.says(logout, 409, "");
    expect((await errorOf(call(logout))).text).toEqual(failed);
    network.says(logout, 409, '{"message":"Internal Server Error"}');
    expect((await errorOf(call(logout))).text).toEqual(failed);
  });

  test("which field is wrong, by the field’s own name and in both languages", async () => {
    const network = answerCalls();
    const issues = [{ path: "Username", code: "required", message: "Ce champ est obligatoire" }];
    network.refuses(login, commonRefusals.invalid, { issues });
    const error = await errorOf(call(login, { userName: " ", password: "x" }));
    const text = { fr: "Ce champ est obligatoire", en: "This field is required" };
    expect(error.issues).toEqual([{ path: "userName", code: "required", text }]);
  });

  test("why a field is refused in both languages, where that is one of the call’s own refusals (AGUI-27)", async () => {
    const network = answerCalls();
    const refusal = personRefusals.foreignUserName;
    const own = { ...login, refusals: [refusal] };
    const issues = [{ path: "Username", code: refusal.code, message: refusal.fr }];
    network.refuses(own, commonRefusals.invalid, { issues });
    const error = await errorOf(call(own, { userName: "a@b.fr", password: "x" }));
    expect(error.issues.map(({ text }) => text)).toEqual([{ fr: refusal.fr, en: refusal.en }]);
  });
});

describe("a 401", () => {
  function sessionEnds() {
    const ended = vi.fn();
    onTestFinished(onSessionEnded(ended));
    return ended;
  }

  test("ends the session, whoever was or was not signed in (AUTH-33)", async () => {
    const network = answerCalls();
    const ended = sessionEnds();
    network.refuses(getMyInformation, commonRefusals.unauthorized);
    const error = await errorOf(call(getMyInformation));
    expect(error.text.fr).toBe("Votre session a expiré. Merci de vous reconnecter.");
    expect(ended).toHaveBeenCalledExactlyOnceWith({ wasAuthenticated: false, inOtherTab: false });

    localStorage.setItem("isAuthenticated", "true");
    await errorOf(call(getMyInformation));
    expect(ended).toHaveBeenLastCalledWith({ wasAuthenticated: true, inOtherTab: false });
    expect(localStorage.getItem("isAuthenticated")).toBeNull();
  });

  test("a 401 of the sign-in itself ends no session", async () => {
    const network = answerCalls();
    const ended = sessionEnds();
    network.refuses(login as unknown as Endpoint, identityRefusals.wrongCredentials);
    const error = await errorOf(call(login, { userName: "a", password: "b" }));
    expect(error.text.fr).toBe("Votre email ou votre mot de passe est erroné.");
    expect(ended).not.toHaveBeenCalled();
  });
});
