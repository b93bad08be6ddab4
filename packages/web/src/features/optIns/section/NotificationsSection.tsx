import type { Role } from "@ribambelle/domain/kernel/role";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { emailOptIns, type OptIn, type OptInSettings, optIns } from "@ribambelle/domain/optIns/optIn";
import { optInTexts, placeOf } from "@ribambelle/domain/optIns/optIn.texts";
import { type ReactNode, useId } from "react";
import { useAgency } from "../../../client/agency.tsx";
import { useWords } from "../../../client/locale.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Toggle } from "../../../ui/fields/Toggle.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { NeedsScript } from "../../../ui/messages/WithoutScript.tsx";
import classes from "./NotificationsSection.module.css";
import { notificationsSectionWords } from "./NotificationsSection.texts.ts";
import { useOptIns } from "./useOptIns.ts";

interface Props {
  /** New adverts are worded by role (SETTINGS-OP3); the notice of a blocked address names it. */
  user: Pick<MyInformation, "role" | "email">;
}

/** What the person accepts to be sent: a switch for each subject and means, each saved at once (SETTINGS-11 to -22). */
export function NotificationsSection({ user }: Props) {
  const words = useWords(notificationsSectionWords);
  const { settings, error, isFetching, retry, wish } = useOptIns();
  return (
    <SectionCard id="notifications" title={words.title}>
      <div className={classes.content}>
        <p className={classes.text}>{words.lead}</p>
        <NeedsScript>{words.withoutScript}</NeedsScript>
        {settings?.isInBlockList && <Blocked email={user.email} />}
        {settings ? (
          <Switches settings={settings} role={user.role} onWish={wish} />
        ) : error ? (
          <Failure error={error} retrying={isFetching} onRetry={retry} />
        ) : (
          <Skeleton width="100%" height="32rem" />
        )}
      </div>
    </SectionCard>
  );
}

function Blocked({ email }: Pick<MyInformation, "email">) {
  const words = useWords(notificationsSectionWords);
  const { contact } = useAgency();
  return (
    <Callout kind="warning" heading={words.blockedHeading}>
      <p>{email === null ? words.blockedWithout : words.blocked(email)}</p>
      <p className={classes.contact}>
        {contact.phone && <a href={contact.phoneAddress}>{contact.phone}</a>}
        {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
      </p>
    </Callout>
  );
}

interface SwitchesProps {
  settings: OptInSettings;
  role: Role;
  onWish: (optIn: OptIn, isTaken: boolean) => void;
}

function Switches({ settings, role, onWish }: SwitchesProps) {
  const { groups, means } = useWords(optInTexts);
  const groupOf = (optIn: OptIn) => placeOf(optIn, role).group;
  const byEmail: readonly OptIn[] = emailOptIns;
  return (
    <div className={classes.groups}>
      <Group {...groups.account}>
        {(describedBy) => (
          <Toggle label={means.email} checked disabled describedBy={describedBy} onChange={() => {}} />
        )}
      </Group>
      {[...new Set(optIns.map(groupOf))].map((group) => (
        <Group key={group} {...groups[group]}>
          {(describedBy) =>
            optIns
              .filter((optIn) => groupOf(optIn) === group)
              .map((optIn) => (
                <Toggle
                  key={optIn}
                  label={means[placeOf(optIn, role).means]}
                  checked={settings[optIn]}
                  disabled={settings.isInBlockList && byEmail.includes(optIn)}
                  describedBy={describedBy}
                  onChange={(isTaken) => onWish(optIn, isTaken)}
                />
              ))
          }
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  title: string;
  about: string;
  /** Given the id of what says more of the subject. */
  children: (describedBy: string) => ReactNode;
}

function Group({ title, about, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      <p id={id} className={classes.about}>
        {about}
      </p>
      <div className={classes.switches}>{children(id)}</div>
    </fieldset>
  );
}
