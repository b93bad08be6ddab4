import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { deletePhoto, updatePhoto } from "@ribambelle/domain/photos/photo.api";
import { photoRefusals } from "@ribambelle/domain/photos/photo.texts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter } from "../../testing/people.ts";
import { aPhoto, aTurnedPhoto, choose, looksOf } from "../../testing/photos.ts";
import { showPublicPage } from "../../testing/showPublicPage.tsx";
import { PhotoSection } from "./index.ts";

const old = "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAA/ywAAAAAAQABAAACAkQBADs=";
const fresh = "data:image/gif;base64,R0lGODlhAQABAIAAAAAA/wAAACwAAAAAAQABAAACAkQBADs=";

const opener = page.getByRole("button", { name: /^(Modifier la photo|Ajouter une photo)$/ });
const dialog = page.getByRole("dialog", { name: "Votre photo" });
const chooser = dialog.getByLabelText(/^Choisir une (autre )?photo$/);
const button = (name: string) => dialog.getByRole("button", { name, exact: true });
const save = button("Enregistrer la photo");
const frame = dialog.getByRole("application", { name: /^Cadre/ });
const format = "Le format de l'image n'est pas valide";
const size = "La taille de l'image ne doit pas excéder 10Mo";
async function openDialog(photoUrl: string | null = old) {
  const network = answerCalls();
  const onChanged = vi.fn();
  const user = aBabysitter({ photoUrl: photoUrl, photoState: photoUrl === null ? null : 1 });
  const can = { changePhoto: true, removePhoto: photoUrl !== null };
  await showPublicPage(() => (
    <PhotoSection user={user} rejectionReason={null} can={can} onChanged={onChanged} />
  ));
  await opener.click();
  await expect.element(dialog).toBeVisible();
  return { network, onChanged };
}
type Network = Awaited<ReturnType<typeof openDialog>>["network"];

async function openWith(file: File) {
  const opened = await openDialog();
  choose(chooser.element(), file);
  await expect.element(frame).toBeVisible();
  return opened;
}

async function sent(network: Network) {
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [seen] = network.callsOf(updatePhoto);
  const { avatar } = (seen as { body: { avatar: File } }).body;
  return { avatar, ...(await looksOf(avatar)) };
}

describe("the photo dialog", () => {
  test("is 600 px wide, takes the focus and shows the photo as it is (AVATAR-01, AVATAR-OP7)", async () => {
    await openDialog();
    await expect.poll(() => dialog.element().getBoundingClientRect().width).toBe(600);
    await expect.element(dialog.getByRole("heading", { name: "Votre photo" })).toHaveFocus();
    await expect.element(dialog.getByRole("img", { name: "Photo de Léa Dubois" })).toBeVisible();
    await expectOutline("is-600-px-wide-takes-the");
  });

  test("fills the whole screen of a phone", async () => {
    onTestFinished(() => page.viewport(1280, 900));
    await page.viewport(390, 800);
    await openDialog();
    await expect
      .poll(() => dialog.element().getBoundingClientRect())
      .toMatchObject({ width: 390, height: 800 });
  });

  test("leads to the guide in a new tab, so that a chosen photo is not lost (AVATAR-17, LEGACY-14)", async () => {
    await openDialog();
    const guide = dialog.getByRole("link", { name: "Guide de validation des photos (nouvel onglet)" });
    await expect.element(guide).toHaveAttribute("href", "https://public.example/aide/validation-photo");
    await expect.element(guide).toHaveAttribute("target", "_blank");
  });

  test("can take a photo with the front camera of a phone", async () => {
    await openDialog();
    expect(dialog.element().querySelector("input[capture=user]")?.getAttribute("accept")).toBe("image/*");
  });

  test("closes with Escape and gives the focus back", async () => {
    await openDialog();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    // Safari gives a button that is clicked no focus: the dialog’s own way back would lead nowhere.
    const pressed = opener.element() as HTMLElement;
    pressed.blur();
    pressed.click();
    await expect.element(dialog.getByRole("heading", { name: "Votre photo" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test("stays when the browser’s file chooser is closed without a file", async () => {
    await openDialog();
    chooser.element().dispatchEvent(new Event("cancel", { bubbles: true }));
    await expect.element(dialog).toBeVisible();
  });
});

describe("a chosen file", () => {
  test.each([
    ["image/png", "moi.png"],
    ["image/jpeg", "moi.jpeg"],
    ["image/jpeg", "MOI.JPG"],
  ])("a file of type %s called %s is taken (AVATAR-02)", async (type, name) => {
    await openWith(aPhoto({ type, name, width: 60, height: 40 }));
    await expect.element(save).toBeVisible();
    await expect
      .element(dialog.getByText("Cette photo est petite\u00a0: elle risque d’être floue."))
      .toBeVisible();
  });

  test.each([
    ["another format", new File(["x"], "moi.webp", { type: "image/webp" })],
    ["a name that its type contradicts", new File(["x"], "moi.png", { type: "image/jpeg" })],
    ["a text that claims to be a photo", new File(["bonjour"], "moi.png", { type: "image/png" })],
  ])("%s shows the printed sentence and sends nothing (AVATAR-03, AVATAR-OP5, ERR-03)", async (_, file) => {
    const { network } = await openDialog();
    choose(chooser.element(), file);
    await expect.element(dialog.getByRole("alert")).toHaveTextContent(format);
    await expect.element(chooser).toHaveAccessibleDescription(new RegExp(format));
    await expect.element(save).not.toBeInTheDocument();
    expect(network.seen).toEqual([]);
  });

  test.each([
    [10_000_000, size],
    [9_999_999, format],
  ])(
    "a file of %i bytes that is no image shows « %s » (AVATAR-04, AVATAR-05, AVATAR-OP1, ERR-02)",
    async (bytes, sentence) => {
      await openDialog();
      choose(chooser.element(), new File([new Uint8Array(bytes)], "moi.jpg", { type: "image/jpeg" }));
      await expect.element(dialog.getByRole("alert")).toHaveTextContent(sentence);
    },
  );

  test("a file that is refused leaves the one that was chosen before", async () => {
    await openWith(aPhoto());
    choose(chooser.element(), new File(["x"], "moi.pdf", { type: "application/pdf" }));
    await expect.element(dialog.getByRole("alert")).toHaveTextContent(format);
    await expect.element(save).toBeVisible();
    await expectOutline("a-file-that-is-refused-leaves");
  });

  test("can be dropped anywhere on the dialog", async () => {
    await openDialog();
    const isOver = () => dialog.element().hasAttribute("data-dropping");
    const drag = (type: string, over: Element | null = null) =>
      dialog
        .element()
        .dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, relatedTarget: over }));
    expect(drag("dragover")).toBe(false);
    await expect.poll(isOver).toBe(true);
    drag("dragleave", save.query() ?? dialog.getByRole("heading").element());
    expect(isOver()).toBe(true);
    drag("dragleave");
    await expect.poll(isOver).toBe(false);
    drag("dragover");
    await expect.poll(isOver).toBe(true);
    await expect.element(dialog.getByText("Choisir une photo", { exact: true })).toBeVisible();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(aPhoto());
    dialog.element().dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await expect.element(frame).toBeVisible();
    await expect.element(dialog.getByRole("region", { name: "Cadrage de la photo" })).toHaveFocus();
    await expect.poll(isOver).toBe(false);
    await expect.element(dialog.getByText("Choisir une autre photo")).toBeVisible();
    await expect.element(dialog.getByText(/^Choisissez une photo récente/)).not.toBeInTheDocument();
  });
});

describe("the photo that is sent", () => {
  test("is the square in the frame, at most 1,024 pixels wide, a JPEG without what the camera wrote (AVATAR-06)", async () => {
    const { network } = await openWith(aTurnedPhoto({ width: 1600, height: 1200 }));
    network.gives(updatePhoto, { url: fresh });
    const { avatar, width, height, top, bottom } = await sent(network);
    expect([avatar.name, avatar.type]).toEqual(["photo.jpg", "image/jpeg"]);
    expect([width, height]).toEqual([1024, 1024]);
    expect([top, bottom]).toEqual(["red", "blue"]);
    expect(new TextDecoder("latin1").decode(await avatar.arrayBuffer())).not.toContain("Exif");
  });

  test("follows the arrows and the zoom of the keyboard", async () => {
    const { network } = await openWith(aPhoto());
    network.gives(updatePhoto, { url: fresh });
    const zoom = dialog.getByRole("slider", { name: "Zoom" });
    await userEvent.keyboard("{Tab}");
    await expect.element(frame).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(zoom).toHaveFocus();
    await expect.element(zoom).toHaveAttribute("aria-valuetext", "100\u00a0%");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(zoom).toHaveAttribute("aria-valuetext", "105\u00a0%");
    await userEvent.keyboard("{End}");
    await expect.element(zoom).toHaveValue("3");
    // What families will see is as large as the frame holds it.
    const preview = () => dialog.getByRole("figure").element().querySelector("img")?.style;
    await expect.poll(() => Number.parseFloat(preview()?.width ?? "")).toBeCloseTo(400, 0);
    await expect.poll(() => preview()?.transform).toBe("translate(-37.5%, -33.3333%)");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{ArrowLeft>20/}");
    expect(await sent(network)).toMatchObject({ width: 200, height: 200, left: "blue", right: "blue" });
  });
});

test("follows the wheel, and says of a photo how small the frame makes it", async () => {
  await openWith(aPhoto({ width: 256, height: 256 }));
  const small = dialog.getByText("Cette photo est petite\u00a0: elle risque d’être floue.");
  const zoom = dialog.getByRole("slider", { name: "Zoom" });
  await expect.element(zoom).toHaveValue("1");
  await expect.poll(() => dialog.getByRole("figure").element().querySelector("img")).not.toBeNull();
  await expect.element(small).not.toBeInTheDocument();
  frame.element().dispatchEvent(new WheelEvent("wheel", { deltaY: -100, bubbles: true, cancelable: true }));
  await expect.element(zoom).not.toHaveValue("1");
  await expect.element(small).toBeVisible();
});

describe("after a photo was sent", () => {
  async function sendOne() {
    const opened = await openWith(aPhoto());
    opened.network.gives(updatePhoto, { url: fresh });
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    return opened;
  }

  test("it is shown at once, waiting (AVATAR-07, AVATAR-08, AVATAR-09, AVATAR-10)", async () => {
    await sendOne();
    const photo = page.getByRole("img", { name: "Photo de Léa Dubois" });
    await expect.element(photo).toHaveAttribute("src", fresh);
    await expect.element(page.getByText("En attente de validation", { exact: true })).toBeVisible();
    await expectOutline("it-is-shown-at-once-waiting");
  });

  test("the person and the page are told, once (AVATAR-OP2)", async () => {
    const { network, onChanged } = await sendOne();
    await expect.element(opener).toHaveFocus();
    await expect
      .element(page.getByText("Votre photo est enregistrée. L’agence va la vérifier."))
      .toBeVisible();
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(network.callsOf(updatePhoto)).toHaveLength(1);
  });

  test("the first one can be removed at once (AVATAR-11)", async () => {
    const { network } = await openDialog(null);
    choose(chooser.element(), aPhoto());
    await expect.element(frame).toBeVisible();
    network.gives(updatePhoto, { url: fresh });
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(button("Supprimer la photo")).toBeVisible();
  });

  test.each([
    [photoRefusals.tooLarge, "Choisissez une autre photo."],
    [photoRefusals.format, "Choisissez une autre photo."],
    [commonRefusals.tooMany, /toujours là/],
    [commonRefusals.internal, /toujours là/],
  ])(
    "a refusal is said with what to do, and the chosen photo stays: $code (AVATAR-03, AVATAR-05)",
    async (refusal, advice) => {
      const { network, onChanged } = await openWith(aPhoto());
      network.refuses(updatePhoto, refusal);
      await save.click();
      await expect.element(dialog.getByText(advice)).toBeVisible();
      await expect.element(save).toBeVisible();
      await expect
        .poll(() => document.querySelector(":focus")?.textContent)
        .toContain(refusal.status === 500 ? "Une erreur est survenue" : refusal.fr);
      expect(onChanged).not.toHaveBeenCalled();
    },
  );

  test("a network that fails loses nothing, and the second attempt succeeds", async () => {
    const { network } = await openWith(aPhoto());
    network.fails(updatePhoto);
    await save.click();
    await expect.element(dialog.getByText(/^Rien n’est perdu/)).toBeVisible();
    network.gives(updatePhoto, { url: fresh });
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe("leaving with a photo that is not sent", () => {
  test("asks first; carrying on keeps it", async () => {
    await openWith(aPhoto());
    await userEvent.keyboard("{Escape}");
    const question = dialog.getByRole("group", { name: /^Cette photo n’est pas enregistrée\./ });
    await expect.element(question).toBeVisible();
    await expect.element(button("Continuer le cadrage")).toHaveFocus();
    // A second Escape answers no: the browser would close the dialog by itself.
    await userEvent.keyboard("{Escape}");
    await expect.element(save).toHaveFocus();
    await button("Annuler").click();
    await button("Fermer sans enregistrer").click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expectOutline("asks-first-carrying-on-keeps-it");
  });

  test("asks even where the browser closes the dialog by itself", async () => {
    await openWith(aPhoto());
    dialog.element().dispatchEvent(new Event("cancel"));
    (dialog.element() as HTMLDialogElement).close();
    await expect.element(button("Continuer le cadrage")).toHaveFocus();
    await expect.element(dialog).toBeVisible();
    await expectOutline("asks-even-where-the-browser-closes");
  });

  test("does nothing while it is sent", async () => {
    const { network } = await openWith(aPhoto());
    network.waits(updatePhoto);
    await save.click();
    await expect.element(dialog.getByText("Envoi en cours…")).toBeInTheDocument();
    await expect.element(button("Annuler")).toBeDisabled();
    await expect.element(chooser).toBeDisabled();
    await expect.element(dialog.getByLabelText("Prendre une photo")).toBeDisabled();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "moi.pdf", { type: "application/pdf" }));
    const dropped = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
    // Nor does the browser leave for the file.
    expect(dialog.element().dispatchEvent(dropped)).toBe(false);
    await expect.element(dialog.getByRole("alert")).not.toMatchTextContent(/format/);
    // Nor is anything asked: of a question that a key brings, the next would be the answer.
    await userEvent.keyboard("{Escape}{Escape}{Escape}");
    await expect.element(dialog).toBeVisible();
    await expect.element(button("Continuer le cadrage")).not.toBeInTheDocument();
    await expect.element(save).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    expect(network.callsOf(updatePhoto)).toHaveLength(1);
  });
});

describe("deleting the photo", () => {
  test("asks first, then clears the photo and its state (AVATAR-11, AVATAR-12, AVATAR-OP4)", async () => {
    const { network, onChanged } = await openDialog();
    await button("Supprimer la photo").click();
    await expect.element(button("Garder la photo")).toHaveFocus();
    expect(network.callsOf(deletePhoto)).toHaveLength(0);
    const { promise: isGone, resolve: remove } = Promise.withResolvers<void>();
    network.does(deletePhoto, async () => {
      await isGone;
      return Response.json({});
    });
    await button("Supprimer la photo").click();
    await expect.element(button("Supprimer la photo")).toHaveAttribute("aria-disabled", "true");
    await expect.element(button("Garder la photo")).toBeDisabled();
    remove();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole("img")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Ajouter une photo" })).toHaveFocus();
    await expect.element(page.getByText("Votre photo est supprimée.")).toBeVisible();
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(network.callsOf(deletePhoto).map(({ body }) => body)).toEqual([null]);
  });

  test("is not offered where there is none", async () => {
    await openDialog(null);
    await expect.element(button("Supprimer la photo")).not.toBeInTheDocument();
  });

  test("a deletion that fails says so and keeps the photo", async () => {
    const { network, onChanged } = await openDialog();
    network.fails(deletePhoto);
    await button("Supprimer la photo").click();
    await button("Supprimer la photo").click();
    await expect.element(dialog.getByText(/toujours là/)).toBeVisible();
    expect(onChanged).not.toHaveBeenCalled();
    await expectOutline("a-deletion-that-fails-says-so");
  });
});
