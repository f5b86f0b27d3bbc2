CREATE TABLE "fill_acts" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"block" text NOT NULL,
	"copied_from" text,
	"places" jsonb NOT NULL,
	"left_alone" jsonb NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_by" uuid,
	"done_by_name" text NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by_name" text,
	"stayed" jsonb,
	"put_back" integer,
	CONSTRAINT "fill_acts_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_changes" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "fill_acts" ADD CONSTRAINT "fill_acts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fill_acts" ADD CONSTRAINT "fill_acts_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;