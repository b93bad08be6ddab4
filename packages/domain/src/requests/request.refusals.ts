import { refusals } from "../kernel/refusal.ts";

/** What a request is refused for (TABLE R). */
export const requestRefusals = refusals("people", {
  requestClosed: {
    status: 409,
    fr: "Cette demande est déjà close.",
    en: "This request is already closed.",
  },
  requestOpen: {
    status: 409,
    fr: "Une demande du même type est déjà ouverte.",
    en: "A request of this kind is already open.",
  },
});
