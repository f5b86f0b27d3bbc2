CREATE TABLE "share_drafts" (
	"organisation_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"location_id" text DEFAULT '' NOT NULL,
	"version" integer,
	"sealed" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_drafts_organisation_id_link_id_item_key_pk" PRIMARY KEY("organisation_id","link_id","item_key")
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "needs_confirming" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "share_drafts" ADD CONSTRAINT "share_drafts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_drafts_expiry" ON "share_drafts" USING btree ("expires_at");