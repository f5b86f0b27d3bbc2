CREATE TABLE "usage_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "usage_people_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "usage_spans" (
	"day" date NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "usage_spans_day_days_pk" PRIMARY KEY("day","days")
);
--> statement-breakpoint
CREATE TABLE "usage_sums" (
	"day" date NOT NULL,
	"days" integer NOT NULL,
	"organisation_id" uuid,
	"about" text NOT NULL,
	"name" text NOT NULL,
	"block" integer NOT NULL,
	"people" bit(1024) NOT NULL,
	"times" integer NOT NULL,
	"saves" integer NOT NULL,
	"uploads" integer NOT NULL,
	"removals" integer NOT NULL,
	"stops" integer NOT NULL,
	"scrolled" integer[]
);
--> statement-breakpoint
CREATE TABLE "usage_tasks" (
	"organisation_id" uuid NOT NULL,
	"item" text NOT NULL,
	"opened_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "usage_tasks_organisation_id_item_pk" PRIMARY KEY("organisation_id","item")
);
--> statement-breakpoint
CREATE INDEX "usage_sums_of_organisation" ON "usage_sums" USING btree ("organisation_id","days","day");--> statement-breakpoint
CREATE INDEX "usage_sums_of_day" ON "usage_sums" USING btree ("day");--> statement-breakpoint
-- Sums hold only as long as the entries they were made from are there: see docs/decisions/054. A change of an entry is that it
-- loses its person; who has no entry left has no number either.
CREATE FUNCTION "usage_spans_follow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM usage_spans s USING (SELECT DISTINCT (at AT TIME ZONE 'Europe/Amsterdam')::date AS day FROM gone) AS g
  WHERE g.day >= s.day AND g.day < s.day + s.days;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM usage_people p WHERE p.user_id IN (SELECT user_id FROM gone)
      AND NOT EXISTS (SELECT FROM usage_log e WHERE e.user_id = p.user_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "usage_spans_follow_changes" AFTER UPDATE ON "usage_log" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "usage_spans_follow"();
--> statement-breakpoint
CREATE TRIGGER "usage_spans_follow_removals" AFTER DELETE ON "usage_log" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "usage_spans_follow"();
