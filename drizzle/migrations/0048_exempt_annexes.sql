CREATE TABLE "exempt_annexes" (
	"slot" text NOT NULL,
	"organisation_id" uuid,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"marked_by_name" text NOT NULL,
	CONSTRAINT "exempt_annexes_one_per_slot" UNIQUE NULLS NOT DISTINCT("slot","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "exempt_annexes" ADD CONSTRAINT "exempt_annexes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Which annexes belong to an agreement is part of its text: what is kept of the organisation is made again, and its pages change.
CREATE FUNCTION "note_exempt_annexes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_places(coalesce((
    SELECT string_agg(DISTINCT o.id || CASE WHEN t.organisation_id IS NULL THEN ' none' ELSE ' all' END, ';')
    FROM changed_rows t JOIN organisations o ON t.organisation_id IS NULL OR t.organisation_id = o.id
  ), ''));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "exempt_annexes_added" AFTER INSERT ON "exempt_annexes" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_exempt_annexes"();
--> statement-breakpoint
CREATE TRIGGER "exempt_annexes_gone" AFTER DELETE ON "exempt_annexes" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_exempt_annexes"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "exempt_annexes_followed" AFTER INSERT OR DELETE ON "exempt_annexes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "follow_changes"();
