/** What of a table counts where its rows are spread over several servers. */
export type CatalogTable = {
  name: string
  /** Whether there is a column `organisation_id`, and whether it is always filled in. */
  organisation: 'none' | 'sometimes' | 'always'
  /** Primary key, unique indexes and exclusion constraints, by the names of their columns; '' for an expression. */
  unique: { name: string; columns: string[] }[]
  foreignKeys: { name: string; columns: string[]; to: string; toColumns: string[] }[]
}

/**
 * Tables that would stay in one place: `reference` ones are copied to every server, so that others may refer to them, `local`
 * ones stand on the first server alone.
 */
export const apart: Record<string, { kind: 'reference' | 'local'; why: string }> = {
  audit_log: { kind: 'local', why: 'staff act for no organisation, too, and read it over all of them' },
  auth_access_tokens: { kind: 'local', why: 'found by the session, before anybody knows the organisation' },
  auth_sessions: { kind: 'local', why: 'found by the cookie, before anybody knows the organisation' },
  calendar_events: { kind: 'local', why: 'of a feed, which is found by its token' },
  calendar_feeds: { kind: 'local', why: 'found by the token, before anybody knows the organisation' },
  exempt_annexes: { kind: 'reference', why: 'some hold for the agreements of all organisations' },
  help_entries: { kind: 'local', why: 'the same for everybody' },
  identity_accounts: { kind: 'local', why: 'an account is of a person, whatever they may do in the portal' },
  identity_failures: { kind: 'local', why: 'counted by account and address, before anybody is known' },
  identity_invitations: { kind: 'local', why: 'found by the token alone' },
  identity_keys: { kind: 'local', why: 'of the provider' },
  identity_places: { kind: 'local', why: 'of an account' },
  identity_recovery_codes: { kind: 'local', why: 'of an account' },
  identity_second_factors: { kind: 'local', why: 'of an account' },
  identity_store: { kind: 'local', why: 'of the provider' },
  library_documents: { kind: 'reference', why: 'handed out to all organisations, which refer to it' },
  mail_messages: { kind: 'local', why: 'also to staff, who are of no organisation; sent by one queue' },
  mail_preferences: { kind: 'local', why: 'of a person, who may be staff' },
  mail_turns: { kind: 'local', why: 'of a person, who may be staff' },
  maintenance_runs: { kind: 'local', why: 'of the portal' },
  program_keys: { kind: 'local', why: 'of the provider, for many organisations' },
  program_tokens: { kind: 'local', why: 'found by the token, before anybody knows the organisation' },
  review_reasons: { kind: 'local', why: 'of the provider, for many organisations' },
  security_log: { kind: 'local', why: 'one chain over all organisations' },
  site_settings: { kind: 'local', why: 'the same for everybody' },
  staff_views: { kind: 'local', why: 'of a person of the staff' },
  text_versions: { kind: 'local', why: 'the same for everybody' },
  usage_log: { kind: 'local', why: 'staff use the portal, too; read over all organisations' },
  usage_people: { kind: 'local', why: 'numbers of people over all organisations' },
  usage_spans: { kind: 'local', why: 'days over all organisations' },
  usage_sums: { kind: 'local', why: 'has sums over all organisations, too' },
  webhook_deliveries: { kind: 'local', why: 'of the provider; the organisation stands in what is told' },
  webhooks: { kind: 'local', why: 'of the provider, for many organisations' },
  users: { kind: 'reference', why: 'staff are of no organisation; what an organisation keeps refers to them' },
}

/** What breaks the rules and is known to, `table.constraint`, with what would have to be done about it. */
export const exceptions: Record<string, string> = {
  'documents.documents_storageKey_unique':
    'a key is a random uuid below the folder of its organisation; unique together with organisation_id would do',
  'exempt_annexes.exempt_annexes_organisation_id_organisations_id_fk':
    'a table that is everywhere cannot refer to a spread one; removing an organisation would have to remove its marks itself',
  'mail_messages.mail_messages_organisation_id_organisations_id_fk':
    'a local table cannot refer to a spread one; removing an organisation would have to remove its messages itself',
  'share_evidence.share_evidence_number_unique':
    'evidence is found by its number alone; a local table from number to organisation would have to come first',
  'share_evidence.share_evidence_sha256_unique':
    'evidence is found by the hash of its file alone; a local table from hash to organisation would have to come first',
  'share_evidence.share_evidence_storageKey_unique':
    'a key is a random uuid below the folder of its organisation; unique together with organisation_id would do',
  'share_links.share_links_tokenHash_unique':
    'a link is found by its token alone; a local table from token to organisation would have to come first',
  'users.users_organisation_id_organisations_id_fk':
    'a copied table cannot refer to a spread one; adding a user would have to look for the organisation itself',
}

/** The organisation itself is spread by its own id, so that it stands beside everything of it. */
const columnOf = (table: string): string => (table === 'organisations' ? 'id' : 'organisation_id')

/**
 * What keeps tables from being spread by organisation, by the rules of Citus: a unique rule has to hold the column they are spread by;
 * tables that are spread refer to each other by that column too, else only to tables that are copied everywhere; and
 * nothing else refers to them.
 * @returns sentences by `table.constraint`, or by the table where it is about all of it
 */
export function distributionProblems(
  tables: readonly CatalogTable[],
  known: typeof apart = apart,
): ReadonlyMap<string, string> {
  const isSpread = (name: string) => !(name in known)
  return new Map(tables.flatMap((table) => [...problemsOfTable(table), ...problemsOfRules(table)]))

  function problemsOfTable({ name, organisation }: CatalogTable): [string, string][] {
    if (name === 'organisations' || (isSpread(name) && organisation === 'always')) return []
    if (isSpread(name)) return [[name, 'has rows of no organisation, and is not listed as one that stays apart']]
    return organisation === 'always' ? [[name, 'has an organisation in every row, and is listed as apart']] : []
  }

  function problemsOfRules({ name, unique, foreignKeys }: CatalogTable): [string, string][] {
    const column = columnOf(name)
    const wrongUnique = isSpread(name) ? unique.filter(({ columns }) => !columns.includes(column)) : []
    const wrongKeys = foreignKeys.filter(({ columns, to, toColumns }) => {
      if (!isSpread(to)) return isSpread(name) && known[to]?.kind === 'local'
      return !isSpread(name) || !columns.some((from, at) => from === column && toColumns[at] === columnOf(to))
    })
    return [
      ...wrongUnique.map((one): [string, string] => [`${name}.${one.name}`, `is unique without ${column}`]),
      ...wrongKeys.map((one): [string, string] => [`${name}.${one.name}`, `refers to ${one.to} across organisations`]),
    ]
  }
}
