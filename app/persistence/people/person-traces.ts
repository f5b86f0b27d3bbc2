import { noticeTraces } from './notice-traces.ts'
import { assignmentTraces } from './assignment-traces.ts'
import { accountTraces } from './account-traces.ts'
import { documentTraces } from './document-traces.ts'
import { namedPeopleTraces } from './named-people-traces.ts'
import type { Trace } from './person-trace.ts'
import { programTraces } from './program-traces.ts'
import { requestTraces } from './request-traces.ts'
import { staffTraces } from './staff-traces.ts'

const organisation = 'organisation_id'
const ofChange = { kind: 'history', table: 'form_changes', organisation, told: ['path', 'way', 'at'] } as const
const signed = (link: string) =>
  `exists (select from share_signatures s where s.organisation_id = t.organisation_id and s.link_id = t.${link})`
const unsigned = (link: string) => `not ${signed(link)}`

/** Every column of the database that names people, apart from accounts and what is in forms. */
export const traces: readonly Trace[] = [
  ...noticeTraces,
  { ...ofChange, name: 'user_name', user: 'user_id' },
  { ...ofChange, name: 'behalf_of' },
  {
    kind: 'history',
    table: 'fill_acts',
    name: 'done_by_name',
    user: 'done_by',
    organisation,
    told: ['block', 'done_at'],
  },
  { kind: 'history', table: 'fill_acts', name: 'undone_by_name', organisation, told: ['block', 'undone_at'] },
  ...namedPeopleTraces,
  { ...ofChange, words: ['reason'] },
  {
    kind: 'history',
    table: 'forms',
    name: 'updated_by_name',
    organisation,
    told: ['form_type', 'location_index', 'updated_at'],
  },
  {
    kind: 'history',
    table: 'archived_locations',
    name: 'archived_by_name',
    organisation,
    told: ['name', 'archived_at'],
  },
  {
    kind: 'history',
    table: 'organisations',
    name: 'archived_by_name',
    organisation: 'id',
    told: ['name', 'archived_at'],
  },
  { kind: 'history', table: 'archived_locations', words: ['name'], organisation, told: ['name', 'archived_at'] },
  { kind: 'history', table: 'users', name: 'disabled_by_name', organisation, told: ['id', 'disabled_at'] },
  ...documentTraces,
  ...requestTraces,
  ...assignmentTraces,
  {
    ...{ kind: 'links', table: 'share_links', name: 'recipient_name', email: 'recipient_email', organisation },
    told: ['purpose', 'may', 'recipient_email', 'created_at', 'expires_at', 'outcome'],
    also: `recipient_email = '', code_email = '', message = '', outcome_words = null, question = null, again_reason = null,
      revoked_at = coalesce(revoked_at, now())`,
    where: unsigned('id'),
  },
  {
    ...{ kind: 'links', table: 'share_links', email: 'code_email', organisation },
    told: ['purpose', 'code_email', 'created_at'],
    // Nobody else can get the code, so the link is of no use to whom it was sent.
    also: `code_email = '', revoked_at = coalesce(revoked_at, now())`,
    where: unsigned('id'),
  },
  {
    ...{ kind: 'links', table: 'share_links', name: 'proposed_name', email: 'proposed_email', organisation },
    told: ['purpose', 'proposed_email', 'outcome_at'],
    also: `proposed_email = null`,
  },
  {
    kind: 'links',
    table: 'share_links',
    name: 'created_by_name',
    user: 'created_by',
    organisation,
    told: ['purpose', 'created_at'],
  },
  { kind: 'links', table: 'share_links', name: 'revoked_by_name', organisation, told: ['purpose', 'revoked_at'] },
  { kind: 'links', table: 'share_links', name: 'confirmed_by_name', organisation, told: ['purpose', 'confirmed_at'] },
  {
    kind: 'links',
    table: 'share_events',
    name: 'by_name',
    organisation,
    told: ['kind', 'at'],
    where: unsigned('link_id'),
  },
  { kind: 'links', table: 'share_comments', name: 'by_name', organisation, told: ['item_key', 'path', 'words', 'at'] },
  { kind: 'links', table: 'share_comments', name: 'resolved_by_name', organisation, told: ['item_key', 'resolved_at'] },
  { kind: 'links', table: 'share_comments', words: ['words'], organisation, told: ['item_key', 'path', 'words', 'at'] },
  {
    ...{
      kind: 'links',
      table: 'share_links',
      words: ['message', 'outcome_words', 'question', 'again_reason'],
      organisation,
    },
    told: ['purpose', 'created_at'],
    where: unsigned('id'),
  },
  {
    kind: 'signatures',
    table: 'share_signatures',
    name: 'typed_name',
    address: `(select l.recipient_email from share_links l where l.organisation_id = t.organisation_id and l.id = t.link_id)`,
    organisation,
    told: ['role', 'position', 'statement', 'at', 'address'],
    stays: true,
  },
  {
    ...{ kind: 'signatures', table: 'share_signatures', name: 'invited_name', organisation },
    told: ['role', 'at'],
    stays: true,
  },
  {
    ...{ kind: 'signatures', table: 'share_links', name: 'recipient_name', email: 'recipient_email', organisation },
    told: ['purpose', 'may', 'recipient_email', 'created_at', 'outcome', 'outcome_at'],
    where: signed('id'),
    stays: true,
  },
  {
    kind: 'signatures',
    table: 'share_events',
    name: 'by_name',
    organisation,
    told: ['kind', 'at'],
    where: signed('link_id'),
    stays: true,
  },
  {
    ...{ kind: 'mail', table: 'mail_messages', name: 'to_name', email: 'to_address', organisation },
    told: ['cause', 'subject', 'to_address', 'state', 'delivery', 'undelivered_why', 'created_at'],
    also: `to_address = '', subject = '', sealed_text = '', problem = null, blocks_address = false, state = case state when 'waiting' then 'failed' else state end`,
  },
  {
    ...{ kind: 'mail', table: 'mail_messages', words: ['subject', 'problem'], organisation },
    told: ['cause', 'subject', 'created_at'],
  },
  {
    ...{ kind: 'relations', table: 'relationships', name: 'contact_name', email: 'contact_email', organisation },
    told: ['contact_email', 'contact_phone'],
    also: `contact_email = '', contact_phone = ''`,
  },
  { kind: 'relations', table: 'relationships', name: 'updated_by_name', organisation, told: ['updated_at'] },
  {
    ...{ kind: 'relations', table: 'relationships', organisation },
    words: ['next_meeting_place', 'next_meeting_note', 'internal_notes'],
    told: ['updated_at'],
  },
  { kind: 'relations', table: 'library_choices', name: 'chosen_by_name', organisation, told: ['chosen_at'] },
  { kind: 'texts', table: 'exempt_annexes', name: 'marked_by_name', told: ['slot', 'marked_at'] },
  {
    kind: 'texts',
    table: 'library_documents',
    name: 'created_by_name',
    user: 'created_by',
    told: ['title', 'created_at'],
  },
  ...programTraces,
  ...staffTraces,
  { kind: 'texts', table: 'site_settings', name: 'updated_by_name', told: ['name', 'updated_at'] },
  { kind: 'texts', table: 'help_entries', name: 'updated_by_name', told: ['question_nl', 'updated_at'] },
  { kind: 'texts', table: 'text_versions', name: 'by_name', told: ['subject', 'at'] },
  {
    ...{ kind: 'texts', table: 'library_documents', words: ['title', 'description', 'name'] },
    told: ['title', 'created_at'],
  },
  {
    ...{ kind: 'texts', table: 'help_entries', words: ['question_nl', 'answer_nl', 'question_en', 'answer_en'] },
    told: ['question_nl', 'updated_at'],
  },
  { kind: 'texts', table: 'site_settings', words: ['value'], areJson: true, told: ['name', 'updated_at'] },
  { kind: 'texts', table: 'text_versions', words: ['said'], areJson: true, told: ['subject', 'at'] },
  { kind: 'audit', table: 'audit_log', name: 'user_name', user: 'user_id', organisation, told: ['action', 'at'] },
  // What was done to their account names them, also by a name of one word.
  {
    ...{ kind: 'audit', table: 'audit_log', email: `subject ->> 'email'`, organisation },
    told: ['action', 'at'],
    also: `subject = subject - 'email' - 'name'`,
  },
  { kind: 'audit', table: 'audit_log', words: ['subject'], areJson: true, organisation, told: ['action', 'at'] },
  {
    ...{ kind: 'audit', table: 'security_log', email: `details ->> 'email'`, organisation },
    told: ['kind', 'at', 'details'],
    also: 'details = null, nonce = null',
  },
  { kind: 'usage', table: 'usage_log', user: 'user_id', organisation, told: ['log_type', 'data', 'at'] },
  ...accountTraces,
]
