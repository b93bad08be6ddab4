import { avatarStates } from "@ribambelle/domain/identity/person";
import { deletePhoto, updatePhoto } from "@ribambelle/domain/photos/photo.api";
import { photoRefusals } from "@ribambelle/domain/photos/photo.texts";
import { useRef, useState } from "react";
import { call } from "../../client/call.ts";
import { useSending } from "../../ui/useSending.ts";
import { drawSquare, type Picture, type Square } from "./picture.ts";
import type { ShownPhoto } from "./shownPhoto.ts";

const hopeless = new Set<string | null>([photoRefusals.format.code, photoRefusals.tooLarge.code]);

/** Sends the framed photo, or deletes the one there is; what failed stays as it was, with what to do about it. */
export function usePhotoSending(onChanged: (photo: ShownPhoto) => void) {
  const { busy, failure, noticeRef, send, forget } = useSending();
  const [advice, setAdvice] = useState<"kept" | "chooseOther">("kept");
  const square = useRef<Square | null>(null);

  async function attempt(act: () => Promise<void>) {
    forget();
    const failed = await send(act);
    if (failed) setAdvice(hopeless.has(failed.code) ? "chooseOther" : "kept");
  }

  const save = (picture: Picture) =>
    attempt(async () => {
      const { canvas } = picture;
      const whole = { x: 0, y: 0, width: Math.min(canvas.width, canvas.height) };
      const { url } = await call(updatePhoto, {
        avatar: drawSquare(picture, square.current ?? whole),
      });
      // The server sets the same state; the page need not ask first (AVATAR-08, AVATAR-OP2).
      onChanged({ avatarUrl: url, avatarState: avatarStates.numbers.Pending });
    });

  const remove = () =>
    attempt(async () => {
      await call(deletePhoto);
      onChanged({ avatarUrl: null, avatarState: null }); // AVATAR-12
    });

  const frame = (framed: Square) => {
    square.current = framed;
  };
  return { busy, failure, advice, noticeRef, forget, frame, save, remove };
}
