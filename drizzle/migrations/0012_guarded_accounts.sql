CREATE TABLE "identity_places" (
	"account_id" text NOT NULL,
	"place" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_places_account_id_place_pk" PRIMARY KEY("account_id","place")
);
--> statement-breakpoint
CREATE TABLE "identity_recovery_codes" (
	"account_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "identity_recovery_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_second_factors" (
	"account_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_subject_unique";--> statement-breakpoint
ALTER TABLE "identity_failures" ADD COLUMN "known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "identity_places" ADD CONSTRAINT "identity_places_account_id_identity_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."identity_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_recovery_codes" ADD CONSTRAINT "identity_recovery_codes_account_id_identity_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."identity_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_second_factors" ADD CONSTRAINT "identity_second_factors_account_id_identity_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."identity_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "identity_failures_from" ON "identity_failures" USING btree ("address","at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_identity" UNIQUE("issuer","subject");--> statement-breakpoint
-- Of the embedded provider are the subjects of its own accounts.
UPDATE "users" SET "issuer" = 'embedded' WHERE "subject" IN (SELECT "id" FROM "identity_accounts");--> statement-breakpoint
-- Of another one those of whom a session says so. Who is left says it at the next sign-in.
UPDATE "users" SET "issuer" = (
  SELECT "claims" ->> 'iss' FROM "auth_sessions"
  WHERE "auth_sessions"."user_id" = "users"."id" AND "auth_sessions"."subject" = "users"."subject"
  ORDER BY "auth_sessions"."created_at" DESC LIMIT 1
) WHERE "subject" IS NOT NULL AND "issuer" IS NULL;
