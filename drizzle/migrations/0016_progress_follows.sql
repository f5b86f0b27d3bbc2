-- What is kept of a place follows every change that it depends on, in the transaction of that change: see docs/decisions/048.
-- While the transaction runs only the places are noted; revisions grow, and rows are emptied, when it commits. So
-- organisations are locked last, in the order of their ids, and nobody waits for each other in a circle.
CREATE FUNCTION "note_places"("places" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF places <> '' THEN
    PERFORM set_config('routekaart.changed', coalesce(current_setting('routekaart.changed', true), '') || places || ';', true);
  END IF;
END
$$;
--> statement-breakpoint
-- How many locations an organisation lists; none where the list is not one.
CREATE FUNCTION "locations_listed"("of_organisation" uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT jsonb_array_length(fields -> 'locations') FROM forms
    WHERE organisation_id = of_organisation AND location_index IS NULL AND form_type = 'org-information'
      AND archived_location_id IS NULL AND jsonb_typeof(fields -> 'locations') = 'array'
      AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(CASE jsonb_typeof(fields -> 'locations') WHEN 'array' THEN fields -> 'locations' ELSE '[]' END) AS one
        WHERE coalesce(jsonb_typeof(one -> 'id') <> 'string' OR jsonb_typeof(one -> 'name') <> 'string' OR one ->> 'id' !~ '^[0-9a-f]{8}$', true)
      )
  ), 0)
$$;
--> statement-breakpoint
-- A row for the organisation as a whole and for every location it lists, and no others.
CREATE FUNCTION "list_places"("of_organisations" uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM location_progress p USING (
    SELECT id, locations_listed(id) AS listed FROM unnest(of_organisations) AS id
  ) AS o WHERE p.organisation_id = o.id AND p.location_index >= o.listed;
  INSERT INTO location_progress (organisation_id, location_index)
  SELECT o.id, place FROM organisations o
  CROSS JOIN LATERAL (
    SELECT NULL::integer AS place UNION ALL SELECT generate_series(0, locations_listed(o.id) - 1)
  ) AS listed
  WHERE o.id = ANY(of_organisations)
  ON CONFLICT (organisation_id, location_index) DO NOTHING
$$;
--> statement-breakpoint
-- The default of every column that is computed.
CREATE FUNCTION "empty_progress"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.computed_revision IS NOT NULL THEN RETURN NEW; END IF;
  NEW.day := NULL; NEW.rules := NULL; NEW."row" := ''; NEW.name := ''; NEW.city := '';
  NEW.completed := 0; NEW.total := 0; NEW.states := '{}'; NEW.step := NULL; NEW.categories := '[]';
  NEW.connection_day := NULL; NEW.is_definitive := false; NEW.start_meetings := '{}';
  NEW.next_due := NULL; NEW.late_count := 0; NEW.forecast := NULL; NEW.entries := '[]'; NEW.staff_weight := NULL;
  NEW.changed_at := NULL; NEW.to_review := 0; NEW.is_wifi_to_confirm := false; NEW.link_open_until := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "location_progress_empty" BEFORE UPDATE ON "location_progress"
  FOR EACH ROW WHEN (NEW.computed_revision IS NULL) EXECUTE FUNCTION "empty_progress"();
--> statement-breakpoint
CREATE FUNCTION "follow_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := coalesce(current_setting('routekaart.changed', true), '');
  every uuid[];
  shared uuid[];
  listed uuid[];
  placed uuid[];
BEGIN
  IF TG_TABLE_NAME = 'organisations' THEN noted := noted || NEW.id || ' list;'; END IF;
  -- The first row of a transaction sees to all of them.
  IF noted = '' THEN RETURN NULL; END IF;
  PERFORM set_config('routekaart.changed', '', true);
  SELECT array_agg(DISTINCT organisation), array_agg(DISTINCT organisation) FILTER (WHERE place IN ('all', 'list')),
    array_agg(DISTINCT organisation) FILTER (WHERE place = 'list'),
    array_agg(DISTINCT organisation) FILTER (WHERE place <> 'none')
  INTO every, shared, listed, placed
  FROM (
    SELECT split_part(one, ' ', 1)::uuid AS organisation, split_part(one, ' ', 2) AS place
    FROM string_to_table(noted, ';') AS one WHERE one <> ''
  ) AS each;
  PERFORM FROM organisations WHERE id = ANY(every) ORDER BY id FOR NO KEY UPDATE;
  UPDATE organisations SET revision = revision + 1,
    shared_revision = CASE WHEN id = ANY(shared) THEN revision + 1 ELSE shared_revision END
  WHERE id = ANY(every);
  UPDATE location_progress p SET changed_revision = o.revision, computed_revision = NULL
  FROM (
    SELECT DISTINCT split_part(one, ' ', 1)::uuid AS organisation, split_part(one, ' ', 2)::integer AS place
    FROM string_to_table(noted, ';') AS one WHERE split_part(one, ' ', 2) ~ '^[0-9]+$'
  ) AS changed JOIN organisations o ON o.id = changed.organisation
  WHERE p.organisation_id = changed.organisation AND p.location_index = changed.place;
  -- What is said of an organisation as a whole depends on all its places.
  UPDATE location_progress p SET changed_revision = o.revision, computed_revision = NULL
  FROM organisations o WHERE o.id = ANY(placed) AND p.organisation_id = o.id AND p.location_index IS NULL;
  IF shared IS NOT NULL THEN
    UPDATE location_progress SET computed_revision = NULL
    WHERE organisation_id = ANY(shared) AND computed_revision IS NOT NULL;
  END IF;
  IF listed IS NOT NULL THEN
    PERFORM list_places(listed);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- For each table: what of a row tells that it has changed, as JSON; and which place it is of, '' for none.
DO $do$
DECLARE
  one record;
  by_place CONSTANT text := $$t.organisation_id || ' ' || coalesce(t.location_index::text, 'all')$$;
  -- Of the organisation itself one form lists its locations.
  by_form CONSTANT text := $$t.organisation_id || ' ' || coalesce(t.location_index::text,
    CASE t.form_type WHEN 'org-information' THEN 'list' ELSE 'all' END)$$;
  by_organisation CONSTANT text := $$t.organisation_id || ' none'$$;
BEGIN
  FOR one IN
    SELECT * FROM (VALUES
      ('forms', 'to_jsonb(t)', by_form),
      ('documents', $$to_jsonb(t) - '{erased_at,scanned_at}'::text[]$$, by_place),
      ('share_links', $$to_jsonb(t) - '{wrong_codes,token_hash,code_hash}'::text[]$$,
        $$t.organisation_id || ' ' || coalesce(t.location_index::text, 'whole')$$),
      ('share_comments', 'to_jsonb(t)', by_organisation),
      ('relationships', $$to_jsonb(t) - '{internal_notes,version,updated_at,updated_by_name}'::text[]$$, $$t.organisation_id || ' all'$$),
      ('users', $$to_jsonb(t) - '{seen_at,invited_at,subject,issuer,language}'::text[]$$, by_organisation),
      ('library_choices', 'to_jsonb(t)', by_organisation),
      ('mail_messages', $$jsonb_build_object('id', t.id, 'failed', t.state = 'failed')$$,
        $$(SELECT l.organisation_id || ' ' || coalesce(l.location_index::text, 'whole') FROM share_links l
          WHERE t.link_id IS NOT NULL AND l.organisation_id = t.organisation_id AND l.id = t.link_id)$$),
      ('library_documents', $$to_jsonb(t) - '{erased_at}'::text[]$$,
        $$(SELECT string_agg(o.id || ' none', ';') FROM organisations o WHERE t.is_for_all
          OR EXISTS (SELECT FROM library_choices c WHERE c.organisation_id = o.id AND c.document_id = t.id))$$),
      ('share_events', $$to_jsonb(t)$$,
        $$(SELECT l.organisation_id || ' ' || coalesce(l.location_index::text, 'whole') FROM share_links l
          WHERE t.kind = 'opened' AND l.organisation_id = t.organisation_id AND l.id = t.link_id
            AND NOT EXISTS (SELECT FROM share_events e WHERE e.organisation_id = t.organisation_id AND e.link_id = t.link_id
              AND e.kind = 'opened' AND e.id < t.id))$$)
    ) AS each(of_table, told, place)
  LOOP
    EXECUTE format($f$
      CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          PERFORM note_places(coalesce((SELECT string_agg(DISTINCT place, ';') FROM (SELECT %3$s AS place FROM new_rows t) AS each), ''));
        ELSIF TG_OP = 'DELETE' THEN
          PERFORM note_places(coalesce((SELECT string_agg(DISTINCT place, ';') FROM (SELECT %3$s AS place FROM old_rows t) AS each), ''));
        ELSE
          PERFORM note_places(coalesce((SELECT string_agg(DISTINCT place, ';') FROM (
            (SELECT %3$s AS place, %2$s AS told FROM old_rows t EXCEPT SELECT %3$s, %2$s FROM new_rows t)
            UNION ALL (SELECT %3$s, %2$s FROM new_rows t EXCEPT SELECT %3$s, %2$s FROM old_rows t)
          ) AS each), ''));
        END IF;
        RETURN NULL;
      END
      $body$ $f$, 'note_' || one.of_table, one.told, one.place);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      one.of_table || '_added', one.of_table, 'note_' || one.of_table);
    -- What happened with a link stays as it was noted.
    IF one.of_table <> 'share_events' THEN
      EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        one.of_table || '_changed', one.of_table, 'note_' || one.of_table);
      EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        one.of_table || '_gone', one.of_table, 'note_' || one.of_table);
    END IF;
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_changes()',
      one.of_table || '_followed', one.of_table);
  END LOOP;
END
$do$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "organisations_followed" AFTER INSERT OR UPDATE OF "name", "signing_link", "archived_at" ON "organisations"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "follow_changes"();
--> statement-breakpoint
SELECT "list_places"(array_agg(id)) FROM "organisations";
