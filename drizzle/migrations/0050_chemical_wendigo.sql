ALTER TABLE "share_links" ADD COLUMN "also_signs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "signing_round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "again_reason" text;