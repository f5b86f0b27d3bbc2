CREATE TABLE "handled_entries" (
	"organisation_id" uuid NOT NULL,
	"location_row" text NOT NULL,
	"entry" text NOT NULL,
	"until" date,
	"weight" integer NOT NULL,
	"by_id" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handled_entries_organisation_id_location_row_entry_pk" PRIMARY KEY("organisation_id","location_row","entry")
);
--> statement-breakpoint
CREATE TABLE "organisation_owners" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"deputy_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"location_row" text DEFAULT '' NOT NULL,
	"follow_up" date,
	"followed_up_at" timestamp with time zone,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_notes_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_views_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "handled_entries" ADD CONSTRAINT "handled_entries_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handled_entries" ADD CONSTRAINT "handled_entries_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_owners" ADD CONSTRAINT "organisation_owners_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_owners" ADD CONSTRAINT "organisation_owners_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_owners" ADD CONSTRAINT "organisation_owners_deputy_id_users_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_owners_owner" ON "organisation_owners" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "organisation_owners_deputy" ON "organisation_owners" USING btree ("deputy_id");--> statement-breakpoint
CREATE INDEX "staff_notes_newest" ON "staff_notes" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_notes_follow_up" ON "staff_notes" USING btree ("follow_up") WHERE "staff_notes"."follow_up" is not null and "staff_notes"."followed_up_at" is null;