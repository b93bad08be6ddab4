import { refusals } from "../kernel/refusal.ts";

/** What putting a to-do off refuses (TODO-24). */
export const toDoRefusals = refusals("toDos", {
  cannotWait: {
    status: 409,
    fr: "Cette chose à faire ne peut pas être remise à plus tard.",
    en: "This cannot be put off.",
  },
});
