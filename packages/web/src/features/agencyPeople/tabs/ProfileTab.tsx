import { getPersonProfile } from "@ribambelle/domain/agencyPeople/details/personProfile.agency.api";
import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { profileSections } from "@ribambelle/domain/profile/profileSections";
import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { queryOf } from "../../../client/queryOf.ts";
import { Facts } from "../../../ui/cards/Facts.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { RecordActs } from "../../../ui/office/RecordActs.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import classes from "../PersonPage.module.css";
import { profileTabWords } from "./profileTab.texts.ts";

/** What families see of a babysitter, drawn by the profile’s own part. */
export type PublicPart = ComponentType<{ profile: PublicProfile }>;

/** The dialogs in which the agency writes sections of a profile, which are the profile’s. */
export type ProfileChangePart = ComponentType<{
  readonly userId: number;
  readonly displayName: string;
  readonly act: "experiences" | "education";
  readonly onLeave: () => void;
}>;

interface Props {
  readonly person: WholePerson;
  readonly Public: PublicPart;
  readonly ProfileChange: ProfileChangePart;
}

/** A babysitter’s profile: how complete it is, the photo, and what families see of it (FOLKS-18). */
export function ProfileTab({ person, Public, ProfileChange }: Props) {
  const { userId, displayName, can } = person;
  const words = useWords(profileTabWords);
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(queryOf(getPersonProfile, { id: String(userId) }));
  if (!data)
    return error ? (
      <PartFailure of={{ error, isFetching, refetch }} />
    ) : (
      <RecordsSkeleton label={words.loadingProfile} />
    );
  const { completion, photo, profile } = data;
  const day = (at: string) => plainDayAt(at, locale);
  const missing = completion.missing.map((name) => profileSections[name].title[locale]).join(", ");
  const earlier = photo.earlier.map(({ at, state }) => `${words.photoStates[state] ?? ""} (${day(at)})`);
  return (
    <div className={classes.overview}>
      <div className={classes.column}>
        <SectionCard id="completude" title={words.completion}>
          <Facts
            facts={[
              [words.rate, words.percent(completion.rate)],
              [words.missing, missing || words.nothingMissing],
              [words.advert, profile.isPublished ? words.published : words.unpublished],
            ]}
          />
        </SectionCard>
        <SectionCard id="photo" title={words.photo}>
          <Facts
            facts={[
              [
                words.photoState,
                photo.state === null ? words.noPhoto : (words.photoStates[photo.state] ?? words.noPhoto),
              ],
              ...(photo.decidedAt ? ([[words.decided, day(photo.decidedAt)]] as const) : []),
              ...(photo.reason ? ([[words.photoReason, photo.reason]] as const) : []),
              ...(earlier.length > 0 ? ([[words.earlier, earlier.join(", ")]] as const) : []),
            ]}
          />
        </SectionCard>
        <RecordActs
          title={words.write}
          acts={
            can.edit
              ? [
                  { name: "experiences" as const, label: words.writeExperiences },
                  { name: "education" as const, label: words.writeEducation },
                ]
              : []
          }
          dialog={(act, onLeave) => (
            <ProfileChange userId={userId} displayName={displayName} act={act} onLeave={onLeave} />
          )}
        />
      </div>
      <div className={classes.column}>
        <h2 className={classes.heading}>{words.seenByFamilies}</h2>
        <Public profile={data.public} />
      </div>
    </div>
  );
}
