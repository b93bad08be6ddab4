import { deletePhoto, updatePhoto } from "@ribambelle/domain/photos/photo.api";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { photoRefusals } from "@ribambelle/domain/photos/photo.texts";
import { useRef, useState } from "react";
import { call } from "../../client/call/call.ts";
import { useSending } from "../../ui/editing/useSending.ts";
import { drawSquare, middleOf, type Picture, type Square } from "./picture.ts";
import type { ShownPhoto } from "./shownPhoto.ts";

const hopeless = new Set<string | null>([photoRefusals.format.code, photoRefusals.tooLarge.code]);

/** Sends the framed photo, or deletes the one there is; what failed stays as it was, with what to do about it. */
export function usePhotoSending(onChanged: (photo: ShownPhoto) => void) {
  const { busy, failure, noticeRef, send, clearFailure } = useSending();
  const [advice, setAdvice] = useState<"kept" | "chooseOther">("kept");
  const framed = useRef<{ picture: Picture; square: Square } | null>(null);

  async function attempt(act: () => Promise<void>) {
    clearFailure();
    const failed = await send(act);
    if (failed) setAdvice(hopeless.has(failed.code) ? "chooseOther" : "kept");
  }

  const save = (picture: Picture) =>
    attempt(async () => {
      // When it is sent before its frame is rendered: the square that the frame starts with.
      const square = framed.current?.picture === picture ? framed.current.square : middleOf(picture);
      const { url } = await call(updatePhoto, { avatar: drawSquare(picture, square) });
      // The server sets the same state; the page need not ask first (AVATAR-08, AVATAR-OP2).
      onChanged({ photoUrl: url, photoState: photoStates.numbers.Pending, canRemove: true });
    });

  const remove = () =>
    attempt(async () => {
      await call(deletePhoto);
      onChanged({ photoUrl: null, photoState: null, canRemove: false }); // AVATAR-12
    });

  const frame = (picture: Picture, square: Square) => {
    framed.current = { picture, square };
  };
  return { busy, failure, advice, noticeRef, clearFailure, frame, save, remove };
}
