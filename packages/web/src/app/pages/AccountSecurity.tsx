import type { ComponentType } from "react";
import type { WithProof } from "../../client/withProof.ts";
import type { SecurityPageProps } from "../../features/secondFactor/index.ts";

type Unread = Pick<SecurityPageProps, "Unread">;

/**
 * Joins the page of the account's security with the passkeys, because neither feature may import the other; with what says
 * there that something could not be read, unless it is said as everywhere.
 */
export function joined(
  SecurityPage: ComponentType<SecurityPageProps>,
  PasskeySection: ComponentType<{ withProof: WithProof } & Unread>,
  unread: Unread,
) {
  return function AccountSecurity() {
    return (
      <SecurityPage more={(withProof) => <PasskeySection withProof={withProof} {...unread} />} {...unread} />
    );
  };
}
