CREATE TABLE "share_budgets" (
	"organisation_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "share_budgets_organisation_id_link_id_day_pk" PRIMARY KEY("organisation_id","link_id","day")
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "proposed_name" text;--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "proposed_email" text;--> statement-breakpoint
ALTER TABLE "share_budgets" ADD CONSTRAINT "share_budgets_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_budgets_day" ON "share_budgets" USING btree ("day");