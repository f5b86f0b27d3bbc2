CREATE TABLE "assignments" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"location_index" integer,
	"item" text NOT NULL,
	"assignee_id" uuid NOT NULL,
	"assignee_name" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_by" uuid,
	"given_by_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"wish_day" date,
	"accepted_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by_name" text,
	"ended_how" text,
	CONSTRAINT "assignments_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_of_task" ON "assignments" USING btree ("organisation_id","item","location_index");--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_open" ON "assignments" USING btree ("organisation_id",coalesce("location_index", -1),"item") WHERE "assignments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "assignments_of_person" ON "assignments" USING btree ("assignee_id") WHERE "assignments"."ended_at" is null;
--> statement-breakpoint
-- Whose a task is shows on pages of its place, and is one of its entries. That its giver was told that it is done changes nothing.
CREATE FUNCTION "note_assignments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_places(coalesce((
      SELECT string_agg(DISTINCT t.organisation_id || ' ' || coalesce(t.location_index::text, 'whole'), ';') FROM new_rows t), ''));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM note_places(coalesce((
      SELECT string_agg(DISTINCT t.organisation_id || ' ' || coalesce(t.location_index::text, 'whole'), ';') FROM old_rows t), ''));
  ELSE
    PERFORM note_places(coalesce((
      SELECT string_agg(DISTINCT each.organisation_id || ' ' || coalesce(each.location_index::text, 'whole'), ';') FROM (
        (SELECT organisation_id, location_index, to_jsonb(t) - 'done_at' FROM old_rows t
          EXCEPT SELECT organisation_id, location_index, to_jsonb(t) - 'done_at' FROM new_rows t)
        UNION ALL (SELECT organisation_id, location_index, to_jsonb(t) - 'done_at' FROM new_rows t
          EXCEPT SELECT organisation_id, location_index, to_jsonb(t) - 'done_at' FROM old_rows t)
      ) AS each), ''));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "assignments_added" AFTER INSERT ON "assignments" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_assignments"();
--> statement-breakpoint
CREATE TRIGGER "assignments_changed" AFTER UPDATE ON "assignments" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_assignments"();
--> statement-breakpoint
CREATE TRIGGER "assignments_gone" AFTER DELETE ON "assignments" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_assignments"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "assignments_followed" AFTER INSERT OR UPDATE OR DELETE ON "assignments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "follow_changes"();
