import { useAgency } from "../../client/agency.tsx";

interface Props {
  /** What is asked, with its colon. */
  what: string;
  className?: string | undefined;
}

/** Says what to ask the agency, by its phone or its e-mail address. */
export function AskAgency({ what, className }: Props) {
  const { phone, phoneAddress, email } = useAgency().contact;
  return (
    <p className={className}>
      {what} <a href={phoneAddress}>{phone}</a> · <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
