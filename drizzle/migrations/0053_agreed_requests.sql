ALTER TABLE "item_requests" ADD COLUMN "agreed" boolean;--> statement-breakpoint
-- Where a task stands follows from what was asked about it, and from the answer.
CREATE OR REPLACE FUNCTION "note_item_requests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_places((SELECT coalesce(string_agg(DISTINCT t.organisation_id || ' ' || t.location_index, ';'), '') FROM changed_rows t));
  RETURN NULL;
END
$$;
