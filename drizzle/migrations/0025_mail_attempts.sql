ALTER TABLE "mail_messages" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "is_maybe_sent" boolean DEFAULT false NOT NULL;