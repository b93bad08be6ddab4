import type { Locale } from "@ribambelle/domain/kernel/locale";
import { getMySignatureRequests } from "@ribambelle/domain/signatures/signature.api";
import { queryOf } from "../../../client/queryOf.ts";

/** The requests of which the person is a signer, those that wait first (SIGN-36). */
export const myRequestsQuery = (locale: Locale) => queryOf(getMySignatureRequests, undefined, locale);
