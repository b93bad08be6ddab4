-- Up Migration
-- A try of an import that is rolled back leaves pages without rows, and whoever counts the rows then, as the server does by itself,
-- finds nearly none: the rows of the import itself were looked up by passing over all that it had added before (IMPORTS-22). A table
-- to which a transaction adds more than was known to be in it is looked at anew; that takes its owner.
CREATE FUNCTION look_at_growth() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  grown regclass;
BEGIN
  FOR grown IN SELECT c.oid FROM pg_stat_xact_user_tables s JOIN pg_class c ON c.oid = s.relid
    WHERE s.schemaname = 'public' AND s.n_tup_ins >= 500 AND c.reltuples < least(s.n_tup_ins, 1000)
  LOOP
    EXECUTE format('ANALYZE (SKIP_LOCKED) %s', grown);
  END LOOP;
END $$;
