import { SecurityLink } from "./SecurityLink.tsx";
import { SoonPage } from "./SoonPage.tsx";

/** The settings, of which the security of the account is built; a later page shows the others. */
export function SettingsPage() {
  return (
    <SoonPage>
      <SecurityLink />
    </SoonPage>
  );
}
