CREATE TABLE "item_requests" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"location_index" integer NOT NULL,
	"archived_location_id" uuid,
	"item" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"created_by_name" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by_name" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"answered_by_name" text,
	"answer" text,
	CONSTRAINT "item_requests_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "item_requests" ADD CONSTRAINT "item_requests_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_requests" ADD CONSTRAINT "item_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_requests" ADD CONSTRAINT "item_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_requests_of_location" ON "item_requests" USING btree ("organisation_id","location_index","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "item_requests_open" ON "item_requests" USING btree ("organisation_id","location_index","item") WHERE "item_requests"."withdrawn_at" is null and "item_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "item_requests_to_answer" ON "item_requests" USING btree ("created_at") WHERE "item_requests"."withdrawn_at" is null and "item_requests"."answered_at" is null and "item_requests"."archived_location_id" is null;--> statement-breakpoint
CREATE INDEX "item_requests_answered" ON "item_requests" USING btree ("answered_at") WHERE "item_requests"."answered_at" is not null;