-- Each row gets the next number and a hash over the row before and its own content, one transaction after the other: two
-- servers never continue the same row. See docs/decisions/045.
CREATE FUNCTION "security_log_content"("entry" "security_log") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
    entry.number, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.kind,
    entry.actor_id, entry.person_id, entry.organisation_id, entry.facts, encode(entry.details_hash, 'hex')
  )::text
$$;
--> statement-breakpoint
CREATE FUNCTION "security_log_chain"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest record;
BEGIN
  PERFORM pg_advisory_xact_lock(7265011);
  SELECT number, hash INTO newest FROM security_log ORDER BY number DESC LIMIT 1;
  NEW.number := coalesce(newest.number, 0) + 1;
  NEW.previous_hash := coalesce(newest.hash, sha256(''::bytea));
  NEW.nonce := NULL;
  NEW.details_hash := NULL;
  IF NEW.details IS NOT NULL THEN
    NEW.nonce := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
    NEW.details_hash := sha256(NEW.nonce || convert_to(NEW.details::text, 'UTF8'));
  END IF;
  NEW.hash := sha256(NEW.previous_hash || convert_to(security_log_content(NEW), 'UTF8'));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "security_log_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What names somebody can be erased, and nothing else be changed.
  IF TG_OP = 'UPDATE' AND NEW.details IS NULL AND NEW.nonce IS NULL
    AND to_jsonb(NEW) - 'details' - 'nonce' = to_jsonb(OLD) - 'details' - 'nonce' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The security log is only added to (%).', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE FUNCTION "security_log_shortened"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_gone record;
BEGIN
  SELECT max(number) AS number, max(at) AS at INTO last_gone FROM gone;
  -- Only from its old end, once a row of the chain says up to where and what the hash was there.
  IF last_gone.number IS NULL OR (last_gone.at < now() - interval '30 days' AND EXISTS (
    SELECT FROM security_log WHERE kind = 'log-shortened' AND (facts ->> 'through')::bigint >= last_gone.number
  )) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The security log is only added to (DELETE).' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "security_log_chain" BEFORE INSERT ON "security_log"
  FOR EACH ROW EXECUTE FUNCTION "security_log_chain"();
--> statement-breakpoint
CREATE TRIGGER "security_log_stays" BEFORE UPDATE ON "security_log"
  FOR EACH ROW EXECUTE FUNCTION "security_log_stays"();
--> statement-breakpoint
CREATE TRIGGER "security_log_not_emptied" BEFORE TRUNCATE ON "security_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "security_log_stays"();
--> statement-breakpoint
CREATE TRIGGER "security_log_shortened" AFTER DELETE ON "security_log" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "security_log_shortened"();
