CREATE TABLE "mail_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid,
	"cause" text NOT NULL,
	"once_key" text,
	"to_name" text NOT NULL,
	"to_address" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"sealed_text" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_messages_onceKey_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "share_comments" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"path" text NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_name" text NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by_name" text,
	CONSTRAINT "share_comments_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "share_events" (
	"organisation_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "share_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"link_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "share_events_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"location_index" integer,
	"items" text[] DEFAULT '{}' NOT NULL,
	"may" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"code_hash" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"created_by_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by_name" text,
	"replaced_by_id" uuid,
	"round" integer DEFAULT 1 NOT NULL,
	"previous_id" uuid,
	"snapshot" jsonb,
	"content_hash" text,
	"outcome" text,
	"outcome_at" timestamp with time zone,
	"outcome_words" text,
	"confirmed_at" timestamp with time zone,
	"confirmed_by_name" text,
	CONSTRAINT "share_links_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "share_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "share_signatures" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"role" text NOT NULL,
	"typed_name" text NOT NULL,
	"statement" text NOT NULL,
	"signed_text" text NOT NULL,
	"text_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "share_signatures_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_comments" ADD CONSTRAINT "share_comments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_events" ADD CONSTRAINT "share_events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_signatures" ADD CONSTRAINT "share_signatures_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_messages_recent" ON "mail_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_messages_of_organisation" ON "mail_messages" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "share_comments_of_link" ON "share_comments" USING btree ("organisation_id","link_id","at");--> statement-breakpoint
CREATE INDEX "share_events_of_link" ON "share_events" USING btree ("organisation_id","link_id","id");--> statement-breakpoint
CREATE INDEX "share_links_of_location" ON "share_links" USING btree ("organisation_id","location_index","created_at");--> statement-breakpoint
CREATE INDEX "share_links_expiry" ON "share_links" USING btree ("expires_at") WHERE "share_links"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "share_signatures_of_link" ON "share_signatures" USING btree ("organisation_id","link_id");