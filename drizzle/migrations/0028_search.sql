CREATE TABLE "search_entries" (
	"organisation_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"kind" text NOT NULL,
	"location_index" integer,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"facts" jsonb NOT NULL,
	"named" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "search_entries_organisation_id_digest_pk" PRIMARY KEY("organisation_id","digest")
);
--> statement-breakpoint
CREATE TABLE "search_kept" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"revision" bigint DEFAULT -1 NOT NULL,
	"rules" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"organisation_id" uuid NOT NULL,
	"word" text NOT NULL,
	"spellings" text[] NOT NULL,
	CONSTRAINT "search_words_organisation_id_word_pk" PRIMARY KEY("organisation_id","word")
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_organisation_id_search_kept_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."search_kept"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_kept" ADD CONSTRAINT "search_kept_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_organisation_id_search_kept_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."search_kept"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_spellings" ON "search_words" USING gin ("spellings");