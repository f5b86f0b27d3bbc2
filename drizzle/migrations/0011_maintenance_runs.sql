CREATE TABLE "maintenance_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_messages_unsent" ON "mail_messages" USING btree ("state","created_at") WHERE state in ('waiting', 'failed');