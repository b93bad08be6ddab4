import type { ReactNode } from "react";
import { inPlace } from "../../routing/inPlace.ts";
import { useNavigate } from "../../routing/router/hooks.ts";
import { LinkButton } from "./LinkButton.tsx";

interface Props {
  href: string;
  main?: boolean;
  children: ReactNode;
}

/** A link that looks like a button, to another page of the portal, which comes without this one being left. */
export function PageButton({ href, ...button }: Props) {
  const navigate = useNavigate();
  return <LinkButton {...button} href={href} onClick={inPlace(() => void navigate({ href }))} />;
}
