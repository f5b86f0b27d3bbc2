ALTER TABLE "mail_messages" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "delivery_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "undelivered_why" text;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "blocks_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_messages_undelivered" ON "mail_messages" USING btree (lower("to_address")) WHERE "mail_messages"."undelivered_why" is not null;--> statement-breakpoint
-- Why a message did not arrive is told on pages of the organisation, so what is kept of the place of its link follows that too:
-- see docs/decisions/063. The triggers are those of 0016, and so is all of this but 'why'.
CREATE OR REPLACE FUNCTION "note_mail_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_places(coalesce((SELECT string_agg(DISTINCT place, ';') FROM (
      SELECT (SELECT l.organisation_id || ' ' || coalesce(l.location_index::text, 'whole') FROM share_links l
        WHERE t.link_id IS NOT NULL AND l.organisation_id = t.organisation_id AND l.id = t.link_id) AS place
      FROM new_rows t
    ) AS each), ''));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM note_places(coalesce((SELECT string_agg(DISTINCT place, ';') FROM (
      SELECT (SELECT l.organisation_id || ' ' || coalesce(l.location_index::text, 'whole') FROM share_links l
        WHERE t.link_id IS NOT NULL AND l.organisation_id = t.organisation_id AND l.id = t.link_id) AS place
      FROM old_rows t
    ) AS each), ''));
  ELSE
    PERFORM note_places(coalesce((SELECT string_agg(DISTINCT place, ';') FROM (
      SELECT (SELECT l.organisation_id || ' ' || coalesce(l.location_index::text, 'whole') FROM share_links l
        WHERE t.link_id IS NOT NULL AND l.organisation_id = t.organisation_id AND l.id = t.link_id) AS place
      FROM (
        (SELECT organisation_id, link_id, id, state = 'failed', undelivered_why FROM old_rows
          EXCEPT SELECT organisation_id, link_id, id, state = 'failed', undelivered_why FROM new_rows)
        UNION ALL (SELECT organisation_id, link_id, id, state = 'failed', undelivered_why FROM new_rows
          EXCEPT SELECT organisation_id, link_id, id, state = 'failed', undelivered_why FROM old_rows)
      ) AS t (organisation_id, link_id, id, failed, why)
    ) AS each), ''));
  END IF;
  RETURN NULL;
END
$$;
