import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * What has been filled in: one JSON document per organisation, location (none for the organisation's own forms) and
 * form type. `version` counts the saves; progress is computed from `fields` and never stored.
 */
export const forms = pgTable(
  'forms',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id),
    id: uuid().notNull().defaultRandom(),
    locationIndex: integer(),
    /** The archived location it belongs to; null for what can still be seen. */
    archivedLocationId: uuid(),
    formType: text().notNull(),
    fields: jsonb().notNull().$type<Record<string, unknown>>(),
    version: integer().notNull(),
    updatedAt: moment().notNull().defaultNow(),
    updatedByName: text().notNull(),
  },
  (form) => [
    primaryKey({ columns: [form.organisationId, form.id] }),
    unique('forms_one_per_type')
      .on(form.organisationId, form.locationIndex, form.formType, form.archivedLocationId)
      .nullsNotDistinct(),
  ],
)

/** One changed field of one save: the history of a form, and what lets two editors be merged. */
export const formChanges = pgTable(
  'form_changes',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    formId: uuid().notNull(),
    /** The version the form had after the save this change was part of. */
    version: integer().notNull(),
    /** Path of the changed field; a row of a list is named by its id: `wards[4f1c2a].name`. */
    path: text().notNull(),
    from: jsonb(),
    to: jsonb(),
    userId: uuid().references(() => users.id),
    userName: text().notNull(),
    /** Why it was changed, in the words of who did; null where nobody said. */
    reason: text(),
    /** The person on the phone for whom provider staff filled it in; null where nobody was. */
    behalfOf: text(),
    /** By which way the change came in. */
    way: text().notNull().$type<'page' | 'api' | 'share-link' | 'provider' | 'spreadsheet'>(),
    /** Where the value came from, where nobody typed it: such as the organisation's answer; null where somebody did. */
    source: jsonb(),
    at: moment().notNull().defaultNow(),
  },
  (change) => [
    primaryKey({ columns: [change.organisationId, change.id] }),
    index('form_changes_of_form').on(change.organisationId, change.formId, change.version),
  ],
)
