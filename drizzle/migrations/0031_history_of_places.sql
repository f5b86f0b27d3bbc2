CREATE TABLE "item_moments" (
	"organisation_id" uuid NOT NULL,
	"place" text NOT NULL,
	"item" text NOT NULL,
	"began_at" timestamp with time zone,
	"touched_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "item_moments_organisation_id_place_item_pk" PRIMARY KEY("organisation_id","place","item")
);
--> statement-breakpoint
CREATE TABLE "place_moments" (
	"organisation_id" uuid NOT NULL,
	"place" text NOT NULL,
	"week" date NOT NULL,
	"completed" integer NOT NULL,
	"total" integer NOT NULL,
	"late_count" integer NOT NULL,
	"connection_day" date,
	"forecast" date,
	CONSTRAINT "place_moments_organisation_id_place_week_pk" PRIMARY KEY("organisation_id","place","week")
);
--> statement-breakpoint
ALTER TABLE "location_progress" ADD COLUMN "is_forecast_from_history" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item_moments" ADD CONSTRAINT "item_moments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_moments" ADD CONSTRAINT "place_moments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_moments_open" ON "item_moments" USING btree ("touched_at") WHERE "item_moments"."done_at" is null;--> statement-breakpoint
CREATE INDEX "place_moments_week" ON "place_moments" USING btree ("week");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "usage_log_rejected" ON "usage_log" USING btree ("at") WHERE "usage_log"."log_type" = 'rejected';--> statement-breakpoint
-- As in 0016, with what the forecast rests on.
CREATE OR REPLACE FUNCTION "empty_progress"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.computed_revision IS NOT NULL THEN RETURN NEW; END IF;
  NEW.day := NULL; NEW.rules := NULL; NEW."row" := ''; NEW.name := ''; NEW.city := ''; NEW.region := NULL;
  NEW.completed := 0; NEW.total := 0; NEW.states := '{}'; NEW.step := NULL; NEW.categories := '[]';
  NEW.connection_day := NULL; NEW.is_definitive := false; NEW.start_meetings := '{}';
  NEW.next_due := NULL; NEW.late_count := 0; NEW.forecast := NULL; NEW.is_forecast_from_history := false;
  NEW.entries := '[]'; NEW.staff_weight := NULL;
  NEW.changed_at := NULL; NEW.to_review := 0; NEW.is_wifi_to_confirm := false; NEW.link_open_until := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- As in 0016; and what is known of the past of a location goes when it is no longer listed.
CREATE OR REPLACE FUNCTION "list_places"("of_organisations" uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM location_progress p USING (
    SELECT id, locations_listed(id) AS listed FROM unnest(of_organisations) AS id
  ) AS o WHERE p.organisation_id = o.id AND p.location_index >= o.listed;
  INSERT INTO location_progress (organisation_id, location_index)
  SELECT o.id, place FROM organisations o
  CROSS JOIN LATERAL (
    SELECT NULL::integer AS place UNION ALL SELECT generate_series(0, locations_listed(o.id) - 1)
  ) AS listed
  WHERE o.id = ANY(of_organisations)
  ON CONFLICT (organisation_id, location_index) DO NOTHING;
  WITH listed AS MATERIALIZED (
    SELECT organisation_id, one ->> 'id' AS id FROM forms,
      jsonb_array_elements(CASE jsonb_typeof(fields -> 'locations') WHEN 'array' THEN fields -> 'locations' ELSE '[]' END) AS one
    WHERE organisation_id = ANY(of_organisations) AND location_index IS NULL AND form_type = 'org-information'
      AND archived_location_id IS NULL
  ), items AS (
    DELETE FROM item_moments m WHERE m.organisation_id = ANY(of_organisations) AND m.place <> ''
      AND NOT EXISTS (SELECT FROM listed l WHERE l.organisation_id = m.organisation_id AND l.id = m.place)
  )
  DELETE FROM place_moments m WHERE m.organisation_id = ANY(of_organisations)
    AND NOT EXISTS (SELECT FROM listed l WHERE l.organisation_id = m.organisation_id AND l.id = m.place)
$$;
