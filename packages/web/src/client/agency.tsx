import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { createContext, type ReactNode, useContext } from "react";

const AgencyContext = createContext<ShownAgency | null>(null);

/** Gives what the agency says of itself to the components inside. */
export function AgencyProvider({ agency, children }: { agency: ShownAgency; children: ReactNode }) {
  return <AgencyContext value={agency}>{children}</AgencyContext>;
}

/** Gives what the agency says of itself: name, contact, links, texts. */
export function useAgency(): ShownAgency {
  const agency = useContext(AgencyContext);
  if (agency === null) throw new Error("No AgencyProvider stands around this component.");
  return agency;
}
