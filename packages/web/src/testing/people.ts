import type { MyInformation } from "@ribambelle/domain/me/me";
import { staffOf } from "@ribambelle/domain/staff/staffOf";

/** A parent who is signed in and has contracts. */
export function aParent(given: Partial<MyInformation> = {}): MyInformation {
  return {
    userId: 101,
    userName: "claire.martin",
    email: "claire@example.fr",
    displayName: "Claire Martin",
    photoUrl: null,
    photoState: null,
    hasContracts: true,
    role: "Parent",
    city: "Lyon",
    longitude: 4.8357,
    latitude: 45.764,
    isDisplayedInformationBanner: false,
    isDisplayedConnectionPopup: false,
    ...given,
  };
}

/** A babysitter who is signed in and has contracts. */
export const aBabysitter = (given: Partial<MyInformation> = {}) =>
  aParent({ userId: 201, userName: "lea.dubois", displayName: "Léa Dubois", role: "BabySitter", ...given });

/** Somebody of the agency who is signed in. */
export const anAgent = (given: Partial<MyInformation> = {}) =>
  aParent({
    userId: 1,
    userName: "anne",
    displayName: "Anne Roy",
    role: "Agency",
    hasContracts: false,
    staff: staffOf(["administrator"]),
    ...given,
  });
