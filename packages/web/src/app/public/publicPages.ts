import { noPublicSitePath } from "@ribambelle/domain/agency/agency.rules";
import { legalPages } from "@ribambelle/domain/agency/legalPages";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import {
  unsubscribePageOf,
  unsubscribePages,
  unsubscribePath,
} from "@ribambelle/domain/optIns/unsubscribing";
import { secondFactorPaths } from "@ribambelle/domain/secondFactor/secondFactor";
import { refusalPages } from "@ribambelle/domain/sponsorship/refusalPages";
import type { ComponentType } from "react";
import { loadResetPasswordPage, loginWords, resetPasswordTitle } from "../../features/identity/public.ts";
import { loadUnsubscribePage, unsubscribeTitle } from "../../features/optIns/public.ts";
import {
  activationTitle,
  loadActivationPage,
  loadVerificationPage,
  verificationTitle,
} from "../../features/secondFactor/public.ts";
import { loadRefusalPage, refusalTitle } from "../../features/sponsorship/public.ts";
import { notFoundWords } from "../../ui/publicFrame/notFound.texts.ts";
import type { PublicPageProps } from "../../ui/publicFrame/publicPage.ts";
import { errorPageWords } from "../problems/ErrorPage.texts.ts";
import { ErrorPage, SignInErrorPage } from "../problems/ErrorPage.tsx";
import { NotFoundPage } from "../problems/NotFoundPage.tsx";
import { unauthorisedWords } from "../problems/UnauthorisedPage.texts.ts";
import { UnauthorisedPage } from "../problems/UnauthorisedPage.tsx";
import { offlineWords } from "./OfflinePage.texts.ts";
import { publicSiteWords } from "./PublicSitePage.texts.ts";
import { PublicSitePage } from "./PublicSitePage.tsx";
import { SignInPage } from "./SignInPage.tsx";
import { signUpWords } from "./SignUpPage.texts.ts";
import { SignUpPage } from "./SignUpPage.tsx";

interface PublicPage {
  /** Gives the component; the pages that few visits need are fetched. */
  readonly load: () => Promise<ComponentType<PublicPageProps>>;
  /** The module that is fetched, for the build to link what it needs. */
  readonly source?: string;
  /** True when the page itself shows what the page before left to be said. */
  readonly showsMessages?: true;
  readonly words: (locale: Locale) => { readonly title: string };
}

const loadLegalPage = () => import("./LegalPage.tsx").then(({ LegalPage }) => LegalPage);

const loadOfflinePage = () => import("./OfflinePage.tsx").then(({ OfflinePage }) => OfflinePage);

const loadMailboxPage = () => import("../mailbox/MailboxPage.tsx").then(({ MailboxPage }) => MailboxPage);

const here = (component: ComponentType<PublicPageProps>) => async () => component;

/** The pages for people who are not signed in, by the name that the server gives them: each is written at build time. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  login: { load: here(SignInPage), showsMessages: true, words: loginWords },
  "reset-password": {
    load: loadResetPasswordPage,
    source: "src/features/identity/newPassword/ResetPasswordPage.tsx",
    words: resetPasswordTitle,
  },
  verification: {
    load: loadVerificationPage,
    source: "src/features/secondFactor/verification/VerificationPage.tsx",
    words: verificationTitle,
  },
  activation: {
    load: loadActivationPage,
    source: "src/features/secondFactor/enrolment/ActivationPage.tsx",
    words: activationTitle,
  },
  "error-sign-in": { load: here(SignInErrorPage), words: errorPageWords },
  "error-message": { load: here(ErrorPage), words: errorPageWords },
  "error-plain": { load: here(ErrorPage), words: errorPageWords },
  unauthorised: { load: here(UnauthorisedPage), words: unauthorisedWords },
  "sign-up": { load: here(SignUpPage), words: signUpWords },
  "public-site": { load: here(PublicSitePage), words: publicSiteWords },
  "not-found": { load: here(NotFoundPage), words: notFoundWords },
  offline: { load: loadOfflinePage, source: "src/app/public/OfflinePage.tsx", words: offlineWords },
  // At the server's own address, only where it has no mail server.
  mailbox: {
    load: loadMailboxPage,
    source: "src/app/mailbox/MailboxPage.tsx",
    words: () => ({ title: "__TITLE__" }),
  },
  ...Object.fromEntries(
    [...unsubscribePages.keys()].map((name) => [
      name,
      {
        load: loadUnsubscribePage,
        source: "src/features/optIns/unsubscribe/UnsubscribePage.tsx",
        words: unsubscribeTitle,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(refusalPages).map((name) => [
      name,
      {
        load: loadRefusalPage,
        source: "src/features/sponsorship/refusal/RefusalPage.tsx",
        words: refusalTitle,
      },
    ]),
  ),
  ...Object.fromEntries(
    legalPages.map(({ name, title }) => [
      name,
      {
        load: loadLegalPage,
        source: "src/app/public/LegalPage.tsx",
        words: (locale: Locale) => ({ title: title[locale] }),
      },
    ]),
  ),
};

/** The address of each public page that has one of its own. */
export const publicPaths: Readonly<Record<string, string>> = {
  "/login": "login",
  [secondFactorPaths["to-give"]]: "verification",
  [secondFactorPaths["to-enrol"]]: "activation",
  "/erreur": "error",
  "/reinitialisation-mot-de-passe": "reset-password",
  "/acces-non-autorise": "unauthorised",
  "/inscription/compte": "sign-up",
  [noPublicSitePath]: "public-site",
  "/notfound": "not-found",
  "/hors-ligne": "offline",
  // The server chooses among those pages by the key in the address.
  [unsubscribePath]: unsubscribePageOf({ state: "unknown" }),
  ...Object.fromEntries(Object.entries(refusalPages).map(([name, path]) => [path, name])),
  ...Object.fromEntries(legalPages.map(({ name, path }) => [path, name])),
};
