ALTER TABLE "share_links" ADD COLUMN "wished_day" date;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "later_day" date;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "question" text;