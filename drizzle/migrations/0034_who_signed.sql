ALTER TABLE "share_signatures" ADD COLUMN "invited_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "share_signatures" ADD COLUMN "is_other" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_signatures" ADD COLUMN "position" text DEFAULT '' NOT NULL;