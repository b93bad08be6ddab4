import { Fragment } from "react";

/** An e-mail address that goes to the next line after its @, or a dot before that, and not in the middle of a name. */
export function EMailText({ children }: { children: string }) {
  const [, own = children, place = ""] = /^(.*@)(.*)$/.exec(children) ?? [];
  return (
    <>
      <span data-unbroken>
        {own.split(/(?<=\.)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address have no other identity
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      {place && (
        <>
          <wbr />
          <span data-unbroken>{place}</span>
        </>
      )}
    </>
  );
}
