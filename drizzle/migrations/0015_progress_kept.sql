CREATE TABLE "location_progress" (
	"organisation_id" uuid NOT NULL,
	"location_index" integer,
	"changed_revision" bigint DEFAULT 0 NOT NULL,
	"computed_revision" bigint,
	"day" date,
	"rules" integer,
	"row" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"states" text[] DEFAULT '{}' NOT NULL,
	"step" integer,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"connection_day" date,
	"is_definitive" boolean DEFAULT false NOT NULL,
	"start_meetings" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"next_due" date,
	"late_count" integer DEFAULT 0 NOT NULL,
	"forecast" date,
	"entries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"staff_weight" integer,
	"changed_at" timestamp with time zone,
	"to_review" integer DEFAULT 0 NOT NULL,
	"is_wifi_to_confirm" boolean DEFAULT false NOT NULL,
	"link_open_until" timestamp with time zone,
	CONSTRAINT "location_progress_one_per_place" UNIQUE NULLS NOT DISTINCT("organisation_id","location_index")
);
--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "shared_revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "location_progress" ADD CONSTRAINT "location_progress_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "location_progress_kept" ON "location_progress" USING btree ("day","rules");--> statement-breakpoint
CREATE INDEX "location_progress_for_staff" ON "location_progress" USING btree ("staff_weight") WHERE "location_progress"."staff_weight" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_messages_of_link" ON "mail_messages" USING btree ("link_id","created_at") WHERE "mail_messages"."link_id" is not null;