import { catalogue } from "@ribambelle/domain/kernel/texts";

export const verificationTitle = catalogue({ fr: { title: "Vérification" }, en: { title: "Verification" } });

export const activationTitle = catalogue({
  fr: { title: "Double authentification" },
  en: { title: "Two-step sign-in" },
});
