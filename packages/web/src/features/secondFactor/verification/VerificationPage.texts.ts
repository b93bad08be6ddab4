import { catalogue } from "@ribambelle/domain/kernel/texts";

export const verificationWords = catalogue({
  fr: {
    heading: "Vérification",
    lead: "Saisissez le code que montre votre application d’authentification.",
    verify: "Vérifier",
    noPhone: "Je n’ai pas mon téléphone",
    recoveryLead: "Saisissez l’un des dix codes de secours que vous avez rangés. Il ne servira qu’une fois.",
    recoveryCode: "Code de secours",
    recoveryHint: "Par exemple 07-A1B2C-D3E4F",
    useRecoveryCode: "Utiliser ce code",
    backToCode: "Revenir au code de l’application",
    noCodes:
      "Vous n’avez plus de codes de secours\u00a0? L’agence peut réinitialiser votre double authentification.",
    // STAFF-25
    noCodesOfStaff: "Un administrateur peut réinitialiser votre double authentification.",
    otherAccount: "Se connecter avec un autre compte",
  },
  en: {
    heading: "Verification",
    lead: "Enter the code that your authenticator app shows.",
    verify: "Verify",
    noPhone: "I don’t have my phone",
    recoveryLead: "Enter one of your ten recovery codes. It will only work once.",
    recoveryCode: "Recovery code",
    recoveryHint: "For example 07-A1B2C-D3E4F",
    useRecoveryCode: "Use this code",
    backToCode: "Back to the app’s code",
    noCodes: "No recovery codes left? The agency can reset your two-step sign-in.",
    noCodesOfStaff: "An administrator can reset your two-step sign-in.",
    otherAccount: "Sign in with another account",
  },
});
