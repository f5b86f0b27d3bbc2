CREATE TABLE "mail_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"muted" text[] NOT NULL,
	"digest_day" smallint NOT NULL,
	"digest_hour" smallint NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_turns" (
	"user_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"key" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_turns_user_id_cause_key_pk" PRIMARY KEY("user_id","cause","key")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"location_index" integer,
	"item" text,
	"subject" uuid,
	"words" jsonb NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "notices_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "reminders_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_turns" ADD CONSTRAINT "mail_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_turns_recent" ON "mail_turns" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "notices_of_person" ON "notices" USING btree ("user_id","cause","happened_at");--> statement-breakpoint
CREATE INDEX "notices_told" ON "notices" USING btree ("told_at") WHERE "notices"."told_at" is not null;