CREATE TABLE "named_people" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	"changed_by_name" text NOT NULL,
	CONSTRAINT "named_people_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "named_people" ADD CONSTRAINT "named_people_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_people" ADD CONSTRAINT "named_people_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Who is added shows on pages of the organisation, so its revision grows with it; no entry of a place is made from one.
CREATE FUNCTION "note_named_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_places((SELECT coalesce(string_agg(DISTINCT t.organisation_id || ' none', ';'), '') FROM changed_rows t));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "named_people_added" AFTER INSERT ON "named_people" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_named_people"();
--> statement-breakpoint
CREATE TRIGGER "named_people_changed" AFTER UPDATE ON "named_people" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_named_people"();
--> statement-breakpoint
CREATE TRIGGER "named_people_gone" AFTER DELETE ON "named_people" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_named_people"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "named_people_followed" AFTER INSERT OR UPDATE OR DELETE ON "named_people" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "follow_changes"();
