import { type TileKind, tileKind } from "../kernel/desk/tile.ts";
import type { PersonKind } from "./permitted.ts";

const opens = (list: "parents" | "intervenants") =>
  ({
    verb: { fr: "Relancer", en: "Remind them" },
    link: `/agence/${list}?compte=invitation-expiree&tri=creation`,
  }) as const;

/** What of invitations waits for the agency, a tile a kind of people (TABLE D). */
export const invitationTiles: Readonly<Record<PersonKind, TileKind>> = {
  Parent: tileKind({
    code: "invitations-parents",
    title: { fr: "Invitations sans suite\u00a0: parents", en: "Unanswered invitations: parents" },
    permission: "people.access",
    role: "Parent",
    opens: opens("parents"),
    overdueAfterDays: null,
  }),
  BabySitter: tileKind({
    code: "invitations-babysitters",
    title: { fr: "Invitations sans suite\u00a0: intervenants", en: "Unanswered invitations: babysitters" },
    permission: "people.access",
    role: "BabySitter",
    opens: opens("intervenants"),
    overdueAfterDays: null,
  }),
};
