ALTER TABLE "share_links" ADD COLUMN "sealed_token" text;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "asked_again_at" timestamp with time zone;