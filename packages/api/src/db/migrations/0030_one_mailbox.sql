-- Up Migration
-- Mail to camille+anything@ reaches camille@: for invitations both are one mailbox. Of those that were invited under several
-- spellings before, the first keeps it.
CREATE FUNCTION mailbox(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT regexp_replace(email, '\+[^@]*@', '@') $$;

ALTER TABLE sponsorship_offer ADD mailbox text;
UPDATE sponsorship_offer AS offer SET mailbox = CASE
  WHEN EXISTS (SELECT FROM sponsorship_offer AS earlier
    WHERE mailbox(earlier.email) = mailbox(offer.email) AND earlier.id < offer.id) THEN offer.email
  ELSE mailbox(offer.email)
END;
ALTER TABLE sponsorship_offer ADD CONSTRAINT one_invitation_per_mailbox UNIQUE (mailbox);

-- By the database, so that a process of the version before, which knows of no mailbox, keeps it too.
CREATE FUNCTION an_offer_knows_its_mailbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.mailbox := CASE WHEN NEW.email IS NOT NULL THEN coalesce(NEW.mailbox, mailbox(NEW.email)) END;
  RETURN NEW;
END $$;
CREATE TRIGGER an_offer_knows_its_mailbox BEFORE INSERT OR UPDATE OF email ON sponsorship_offer
  FOR EACH ROW EXECUTE FUNCTION an_offer_knows_its_mailbox();

CREATE INDEX person_by_mailbox ON person (mailbox(email));
