CREATE TABLE "share_evidence" (
	"organisation_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"number" text NOT NULL,
	"link_id" uuid NOT NULL,
	"signature_ids" uuid[] NOT NULL,
	"shown" jsonb NOT NULL,
	"text_hash" text NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "share_evidence_organisation_id_place_pk" PRIMARY KEY("organisation_id","place"),
	CONSTRAINT "share_evidence_number_unique" UNIQUE("number"),
	CONSTRAINT "share_evidence_sha256_unique" UNIQUE("sha256"),
	CONSTRAINT "share_evidence_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "share_evidence" ADD CONSTRAINT "share_evidence_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_evidence_of_link" ON "share_evidence" USING btree ("organisation_id","link_id","place");