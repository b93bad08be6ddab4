import { inviteAsBabysitter, inviteAsParent } from "@ribambelle/domain/sponsorship/sponsorship.api";
import { useQuery } from "@tanstack/react-query";
import { useAgency } from "../../client/agency.tsx";
import { callVersioned } from "../../client/call/call.ts";
import { useWords } from "../../client/locale.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { NeedsScript } from "../../ui/messages/WithoutScript.tsx";
import { InvitationForm, type Invite } from "./InvitationForm.tsx";
import { OfferList } from "./OfferList.tsx";
import { Sharing } from "./Sharing.tsx";
import classes from "./SponsorshipPage.module.css";
import { sponsorshipQuery } from "./sponsorship.queries.ts";
import { sponsorshipWords } from "./sponsorship.texts.ts";

const asParent: Invite = (friend, once) =>
  callVersioned(inviteAsParent, { body: { ...friend, role: "Parent" }, once });
const asBabysitter: Invite = (friend, once) => callVersioned(inviteAsBabysitter, { body: friend, once });

/** The page of parents, whose call names their role (SPONSOR-OP1). */
export const ParentSponsorshipPage = ({ personId }: { personId: number }) => (
  <SponsorshipPage invite={asParent} personId={personId} />
);

/** The page of babysitters. */
export const BabysitterSponsorshipPage = ({ personId }: { personId: number }) => (
  <SponsorshipPage invite={asBabysitter} personId={personId} />
);

/** Recommends the agency to friends, and follows who came (SPONSOR-01 to -19). */
function SponsorshipPage({ invite, personId }: { invite: Invite; personId: number }) {
  const words = useWords(sponsorshipWords);
  const agency = useAgency();
  const { data, error, isFetching, refetch } = useQuery(sponsorshipQuery);
  return (
    <div className={classes.page}>
      <PageTitle>{words.title}</PageTitle>
      <p className={classes.lead}>{words.lead(agency.name)}</p>
      <SectionCard id="inviter" title={words.invite}>
        <NeedsScript>{words.withoutScript}</NeedsScript>
        <InvitationForm invite={invite} personId={personId} />
      </SectionCard>
      {!data && error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <SectionCard id="partager" title={words.share}>
            {data ? <Sharing codes={data} /> : <Skeleton width="100%" height="9rem" />}
          </SectionCard>
          <SectionCard id="suivi" title={words.list}>
            {data ? <OfferList offers={data.sponsorshipOffers} /> : <Skeleton width="100%" height="6rem" />}
          </SectionCard>
        </>
      )}
    </div>
  );
}
