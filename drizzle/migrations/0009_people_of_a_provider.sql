ALTER TABLE "users" DROP CONSTRAINT "users_subject_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_identity" UNIQUE("issuer","subject");--> statement-breakpoint
-- Of the embedded provider are the subjects of its own accounts.
UPDATE "users" SET "issuer" = 'embedded' WHERE "subject" IN (SELECT "id" FROM "identity_accounts");--> statement-breakpoint
-- Of another one those of whom a session says so. Who is left says it at the next sign-in.
UPDATE "users" SET "issuer" = (
  SELECT "claims" ->> 'iss' FROM "auth_sessions"
  WHERE "auth_sessions"."user_id" = "users"."id" AND "auth_sessions"."subject" = "users"."subject"
  ORDER BY "auth_sessions"."created_at" DESC LIMIT 1
) WHERE "subject" IS NOT NULL AND "issuer" IS NULL;
