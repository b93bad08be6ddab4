import {
  leastCommuneLength,
  missingAddressLength,
  mostAddressLength,
  mostResults,
} from "@ribambelle/domain/addresses/address";
import { searchAddresses, searchCommunes } from "@ribambelle/domain/addresses/address.api";
import { addressRefusals } from "@ribambelle/domain/addresses/address.texts";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
import { type Router, serve } from "../../http/serve.ts";
import { communes } from "./communes/communes.ts";
import { readAddress } from "./communes/readAddress.ts";
import { type AddressSearch, nationalAddresses } from "./source/nationalAddresses.ts";

const embedded: AddressSearch = async (text) => readAddress(text, await communes());

export function addressesRoutes(router: Router, { config, now, log }: Deps): void {
  const search = config.geocodingUrl ? nationalAddresses({ url: config.geocodingUrl, now, log }) : embedded;
  serve(router, searchAddresses, async ({ params }) => {
    const text = params.address.trim();
    if (missingAddressLength(text) > 0) throw new Refused(addressRefusals.tooShort);
    if (text.length > mostAddressLength) throw new Refused(addressRefusals.tooLong);
    return await search(text);
  });
  serve(router, searchCommunes, async ({ params }) => {
    const text = params.search.trim();
    const isSearched = text.length >= leastCommuneLength && text.length <= mostAddressLength;
    return isSearched ? (await communes()).complete(text, mostResults) : [];
  });
}
