import { catalogue } from "@ribambelle/domain/kernel/texts";

export const putOffWords = catalogue({
  fr: {
    later: "Plus tard", // TODO-24, printed
    putOff: (day: string) => `C’est noté\u00a0: nous vous en reparlerons le ${day}.`,
  },
  en: {
    later: "Later",
    putOff: (day) => `Noted: we will mention it again on ${day}.`,
  },
});
