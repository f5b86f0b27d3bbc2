CREATE INDEX "usage_log_recent" ON "usage_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "usage_log_of_organisation" ON "usage_log" USING btree ("organisation_id","at");