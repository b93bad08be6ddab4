import type { MyInformation } from "@ribambelle/domain/me/me";
import type { ReactNode } from "react";
import { Outlet } from "../../routing/router/RouterView.tsx";
import { useMe } from "../session/useMe.ts";
import { Footer } from "./Footer.tsx";
import classes from "./Frame.module.css";
import { Header } from "./Header.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { useArrival } from "./useArrival.ts";
import { useSectionTitle } from "./useSectionTitle.ts";

/** The layout of every page of a signed-in person: header, navigation, footer; the agency's pages have one of their own (AGUI-03). */
export function Frame() {
  const user = useMe();
  return user.role === "Agency" ? <Outlet /> : <OwnFrame user={user} />;
}

function OwnFrame({ user }: { user: MyInformation }) {
  useSectionTitle();
  return (
    <Shell user={user}>
      <Outlet />
    </Shell>
  );
}

/** The frame itself, for pages outside the guard too. */
export function Shell({ user, children }: { user: MyInformation; children: ReactNode }) {
  useArrival();
  return (
    <div className={classes.frame}>
      <SkipLink />
      <Header user={user} />
      <main className={classes.main} id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
