ALTER TABLE "location_progress" ADD COLUMN "standings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- As in 0031, with who has to act for each task.
CREATE OR REPLACE FUNCTION "empty_progress"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.computed_revision IS NOT NULL THEN RETURN NEW; END IF;
  NEW.day := NULL; NEW.rules := NULL; NEW."row" := ''; NEW.name := ''; NEW.city := ''; NEW.region := NULL;
  NEW.completed := 0; NEW.total := 0; NEW.states := '{}'; NEW.standings := '[]'; NEW.step := NULL; NEW.categories := '[]';
  NEW.connection_day := NULL; NEW.is_definitive := false; NEW.start_meetings := '{}';
  NEW.next_due := NULL; NEW.late_count := 0; NEW.forecast := NULL; NEW.is_forecast_from_history := false;
  NEW.entries := '[]'; NEW.staff_weight := NULL;
  NEW.changed_at := NULL; NEW.to_review := 0; NEW.is_wifi_to_confirm := false; NEW.link_open_until := NULL;
  RETURN NEW;
END
$$;
