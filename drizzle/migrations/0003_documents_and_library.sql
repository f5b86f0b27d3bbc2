CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"organisation_id" uuid,
	"action" text NOT NULL,
	"subject" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_choices" (
	"organisation_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"chosen_by_name" text NOT NULL,
	CONSTRAINT "library_choices_organisation_id_document_id_pk" PRIMARY KEY("organisation_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "library_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_for_all" boolean DEFAULT true NOT NULL,
	"slot" text,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"created_by_name" text NOT NULL,
	"archived_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "library_documents_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "relationships" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'prospect' NOT NULL,
	"next_meeting_at" timestamp with time zone,
	"next_meeting_place" text DEFAULT '' NOT NULL,
	"next_meeting_note" text DEFAULT '' NOT NULL,
	"internal_notes" text DEFAULT '' NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed_by_name" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "scan" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "scanned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "library_choices" ADD CONSTRAINT "library_choices_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_choices" ADD CONSTRAINT "library_choices_document_id_library_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."library_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_documents" ADD CONSTRAINT "library_documents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relationships" ADD CONSTRAINT "relationships_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_of_organisation" ON "audit_log" USING btree ("organisation_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_recent" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "library_documents_one_per_slot" ON "library_documents" USING btree ("slot","language") WHERE "library_documents"."slot" is not null and "library_documents"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "library_documents_shown" ON "library_documents" USING btree ("category","title") WHERE "library_documents"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_to_review" ON "documents" USING btree ("created_at") WHERE "documents"."user_uploaded" and not "documents"."accepted" and "documents"."return_reason" is null and "documents"."removed_at" is null and "documents"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "documents_to_scan" ON "documents" USING btree ("created_at") WHERE "documents"."scan" = 'waiting';--> statement-breakpoint
CREATE INDEX "documents_to_erase" ON "documents" USING btree ("removed_at") WHERE "documents"."removed_at" is not null and "documents"."erased_at" is null;