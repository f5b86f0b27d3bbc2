DROP INDEX "location_progress_connections";--> statement-breakpoint
DROP INDEX "location_progress_meetings";--> statement-breakpoint
CREATE INDEX "location_progress_connections" ON "location_progress" USING btree ("connection_day","organisation_id","location_index","is_definitive");--> statement-breakpoint
CREATE INDEX "location_progress_meetings" ON "location_progress" USING btree ("organisation_id","location_index","start_meetings") WHERE "location_progress"."start_meetings" <> '{}';