import type { MyInformation } from "@ribambelle/domain/me/me";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { createContext, type ReactNode, useContext } from "react";

interface MyProfile {
  readonly user: MyInformation;
  readonly profile: Profile;
}

const Context = createContext<MyProfile | null>(null);

/** Gives the sections inside the profile that they show. */
export function MyProfileProvider({ user, profile, children }: MyProfile & { children: ReactNode }) {
  return <Context value={{ user, profile }}>{children}</Context>;
}

/** Gives the babysitter's profile, and who they are. */
export function useMyProfile(): MyProfile {
  const mine = useContext(Context);
  if (mine === null) throw new Error("No MyProfileProvider stands around this component.");
  return mine;
}
