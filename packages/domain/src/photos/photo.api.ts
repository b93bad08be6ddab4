import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { uploadSchema } from "../kernel/upload.ts";
import { wire } from "../kernel/wire.ts";
import { photoRefusals } from "./photo.texts.ts";
import { photoBytesLimit, photoFileSchema, photoIdSchema } from "./photo.ts";

export const updatePhoto = endpoint({
  name: "updateBabySitterAvatar",
  method: "POST",
  path: "/BabysitterProfile/UpdateBabySitterAvatar",
  access: ["BabySitter"],
  body: z.object({ avatar: uploadSchema }),
  bodyForm: "multipart",
  upload: { mostBytes: photoBytesLimit - 1, tooLarge: photoRefusals.tooLarge },
  output: wire(z.object({ url: z.string() }), { url: "object" }),
  refusals: [photoRefusals.tooLarge, photoRefusals.format, commonRefusals.tooMany],
});

export const deletePhoto = endpoint({
  name: "deleteBabySitterAvatar",
  method: "POST",
  path: "/BabysitterProfile/DeleteBabySitterAvatar",
  access: ["BabySitter"],
});

/** One size of a photo: a validated one for anybody who knows its address, any other for its owner and for whoever looks at photos for the agency (AVATAR-OP6, MODER-16). */
export const downloadPhoto = endpoint({
  name: "getBabySitterAvatar",
  method: "GET",
  path: "/BabysitterProfile/Avatar/:id/:file",
  access: "public",
  params: z.object({ id: photoIdSchema, file: photoFileSchema }),
  download: "image/webp",
  refusals: [commonRefusals.notFound],
});
