import { catalogue } from "@ribambelle/domain/kernel/texts";

/** What only the agency’s long lists say: families fetch none of it. */
export const longListWords = catalogue({
  fr: {
    perPage: "Lignes par page",
    unread: "La liste n’a pas pu être lue.",
    toStart: "Revenir au début",
    moreUnread: "La suite n’a pas pu être lue.",
    // AGUI-11
    outOf: (all: string) => ` sur ${all}`,
    outOfMore: " sur plus de 1\u202f000",
  },
  en: {
    perPage: "Rows per page",
    unread: "The list could not be read.",
    toStart: "Back to the beginning",
    moreUnread: "What follows could not be read.",
    outOf: (all) => `, out of ${all}`,
    outOfMore: ", out of more than 1,000",
  },
});
