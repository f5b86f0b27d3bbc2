CREATE TABLE "calendar_events" (
	"user_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"is_whole_day" boolean NOT NULL,
	"sequence" integer NOT NULL,
	"content_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"is_cancelled" boolean NOT NULL,
	CONSTRAINT "calendar_events_user_id_uid_pk" PRIMARY KEY("user_id","uid")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"with_due_days" boolean DEFAULT false NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_calendar_feeds_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."calendar_feeds"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;