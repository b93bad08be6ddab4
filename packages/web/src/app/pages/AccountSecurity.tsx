import type { ComponentType } from "react";
import type { WithProof } from "../../client/withProof.ts";
import type { SecurityPageProps } from "../../features/secondFactor/index.ts";

/** Joins the page of the account's security with the passkeys, because neither feature may import the other. */
export function joined(
  SecurityPage: ComponentType<SecurityPageProps>,
  PasskeySection: ComponentType<{ withProof: WithProof }>,
) {
  return function AccountSecurity() {
    return <SecurityPage more={(withProof) => <PasskeySection withProof={withProof} />} />;
  };
}
