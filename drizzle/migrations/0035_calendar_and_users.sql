CREATE INDEX "users_by_name" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "location_progress_connections" ON "location_progress" USING btree ("connection_day");--> statement-breakpoint
CREATE INDEX "location_progress_meetings" ON "location_progress" USING btree ("organisation_id") WHERE "location_progress"."start_meetings" <> '{}';