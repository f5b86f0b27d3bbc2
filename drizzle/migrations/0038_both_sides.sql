ALTER TABLE "users" ADD COLUMN "may_sign_for_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_signatures" ADD COLUMN "signed_by" uuid;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "counter_signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_signatures" ADD CONSTRAINT "share_signatures_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_signatures_of_provider" ON "share_signatures" USING btree ("organisation_id","link_id",("signed_by" is not null)) WHERE "share_signatures"."signed_by" is not null;