import { loadSigning, signingRoomAt } from "../../../../features/signatures/index.ts";
import { page } from "../../../../routing/page.ts";
import { loadTold } from "../told.ts";

/** Fetches what the agency sees of signing. */
const loadFollowed = async () => (await loadSigning()).loadFollowed();

/** Fetches the part of a contract’s page that has it signed. */
export const loadContractSigning = async () => (await loadSigning()).loadContractSigning();

/** The requests to sign contracts, as the agency follows them (SIGN-63). */
export const agencySignaturesPage = page("/agence/signatures", {
  title: { fr: "Signatures", en: "Signatures" },
  inAgencyMenu: true,
  needs: ["contracts.read-parent", "contracts.read-babysitter"],
  loadsFor: (address) => address,
  load: async (queries, address) => {
    const { followedQueryAt } = await loadFollowed();
    void queries.prefetchQuery(followedQueryAt(address));
  },
  component: async () => {
    const [{ followedPageOf }, pages] = await Promise.all([
      import("../../../pages/agency/SignaturesPages.tsx"),
      loadFollowed(),
    ]);
    return followedPageOf(pages);
  },
});

/** Where somebody of the agency signs (SIGN-27). */
export const agencySigningRoom = signingRoomAt("/agence/signature/$id", "/agence/signatures", loadTold);
