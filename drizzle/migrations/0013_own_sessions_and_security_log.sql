CREATE TABLE "security_log" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"person_id" uuid,
	"organisation_id" uuid,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"details" jsonb,
	"nonce" "bytea",
	"details_hash" "bytea",
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "may_read_security_log" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "system" text;--> statement-breakpoint
CREATE INDEX "security_log_kind" ON "security_log" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "security_log_at" ON "security_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_log_actor" ON "security_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "security_log_person" ON "security_log" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "security_log_organisation" ON "security_log" USING btree ("organisation_id");