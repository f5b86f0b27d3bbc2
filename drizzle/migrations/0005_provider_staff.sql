CREATE TABLE "identity_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "archived_locations" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"archived_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_by_name" text NOT NULL,
	CONSTRAINT "archived_locations_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "help_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"section" text NOT NULL,
	"position" integer NOT NULL,
	"question_nl" text NOT NULL,
	"answer_nl" text NOT NULL,
	"question_en" text NOT NULL,
	"answer_en" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_name" text NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"said" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forms" DROP CONSTRAINT "forms_one_per_type";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "archived_location_id" uuid;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "archived_location_id" uuid;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "identity_organisation" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "archived_by_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_by_name" text;--> statement-breakpoint
ALTER TABLE "archived_locations" ADD CONSTRAINT "archived_locations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_entries_in_order" ON "help_entries" USING btree ("section","position");--> statement-breakpoint
CREATE INDEX "text_versions_of" ON "text_versions" USING btree ("subject","version");--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_one_per_type" UNIQUE NULLS NOT DISTINCT("organisation_id","location_index","form_type","archived_location_id");