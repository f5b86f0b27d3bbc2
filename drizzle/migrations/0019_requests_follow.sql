-- A request shows on pages of an organisation, so its revision grows with it; no entry of a place is made from one.
CREATE FUNCTION "note_item_requests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_places((SELECT coalesce(string_agg(DISTINCT t.organisation_id || ' none', ';'), '') FROM changed_rows t));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "item_requests_added" AFTER INSERT ON "item_requests" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_item_requests"();
--> statement-breakpoint
CREATE TRIGGER "item_requests_changed" AFTER UPDATE ON "item_requests" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_item_requests"();
--> statement-breakpoint
CREATE TRIGGER "item_requests_gone" AFTER DELETE ON "item_requests" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_item_requests"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "item_requests_followed" AFTER INSERT OR UPDATE OR DELETE ON "item_requests" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "follow_changes"();
