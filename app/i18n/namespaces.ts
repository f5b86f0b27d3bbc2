/**
 * Written by `npm run texts`: the texts of each folder by its namespace, which is the folder below app/; 'common' for
 * app/i18n.
 */
export type TextsByNamespace = {
  auditing: typeof import('#app/auditing/nl.ts').nl
  auth: typeof import('#app/auth/nl.ts').nl
  board: typeof import('#app/board/nl.ts').nl
  documents: typeof import('#app/documents/nl.ts').nl
  'documents/answers': typeof import('#app/documents/answers/nl.ts').nl
  drafts: typeof import('#app/drafts/nl.ts').nl
  common: typeof import('#app/i18n/nl.ts').nl
  library: typeof import('#app/library/nl.ts').nl
  'library/admin': typeof import('#app/library/admin/nl.ts').nl
  mail: typeof import('#app/mail/nl.ts').nl
  organisations: typeof import('#app/organisations/nl.ts').nl
  people: typeof import('#app/people/nl.ts').nl
  privacy: typeof import('#app/privacy/nl.ts').nl
  relations: typeof import('#app/relations/nl.ts').nl
  'relations/admin': typeof import('#app/relations/admin/nl.ts').nl
  review: typeof import('#app/review/nl.ts').nl
  'roadmap/calendar': typeof import('#app/roadmap/calendar/nl.ts').nl
  'roadmap/flow': typeof import('#app/roadmap/flow/nl.ts').nl
  'roadmap/letters': typeof import('#app/roadmap/letters/nl.ts').nl
  'roadmap/location/basic-info': typeof import('#app/roadmap/location/basic-info/nl.ts').nl
  'roadmap/location/determine-study-goals': typeof import('#app/roadmap/location/determine-study-goals/nl.ts').nl
  'roadmap/location/follow-training-and-tutorial': typeof import('#app/roadmap/location/follow-training-and-tutorial/nl.ts').nl
  'roadmap/location/follow-training-and-tutorial/letters': typeof import('#app/roadmap/location/follow-training-and-tutorial/letters/nl.ts').nl
  'roadmap/location/inform-about-installation-day': typeof import('#app/roadmap/location/inform-about-installation-day/nl.ts').nl
  'roadmap/location/inform-about-installation-day/letters': typeof import('#app/roadmap/location/inform-about-installation-day/letters/nl.ts').nl
  'roadmap/location/introduce-project-team': typeof import('#app/roadmap/location/introduce-project-team/nl.ts').nl
  'roadmap/location/make-info-letter': typeof import('#app/roadmap/location/make-info-letter/nl.ts').nl
  'roadmap/location/make-info-letter/letters': typeof import('#app/roadmap/location/make-info-letter/letters/nl.ts').nl
  'roadmap/location/make-news-letter': typeof import('#app/roadmap/location/make-news-letter/nl.ts').nl
  'roadmap/location/make-news-letter/letters': typeof import('#app/roadmap/location/make-news-letter/letters/nl.ts').nl
  'roadmap/location/make-start-meeting-definitive': typeof import('#app/roadmap/location/make-start-meeting-definitive/nl.ts').nl
  'roadmap/location/make-start-meeting-definitive/letters': typeof import('#app/roadmap/location/make-start-meeting-definitive/letters/nl.ts').nl
  'roadmap/location/pass-down-night-shift-roster': typeof import('#app/roadmap/location/pass-down-night-shift-roster/nl.ts').nl
  'roadmap/location/plan-installation-day': typeof import('#app/roadmap/location/plan-installation-day/nl.ts').nl
  'roadmap/location/plan-installation-day/letters': typeof import('#app/roadmap/location/plan-installation-day/letters/nl.ts').nl
  'roadmap/location/prepare-quotation': typeof import('#app/roadmap/location/prepare-quotation/nl.ts').nl
  'roadmap/location/select-initial-target-date': typeof import('#app/roadmap/location/select-initial-target-date/nl.ts').nl
  'roadmap/location/send-night-shift-heads-up': typeof import('#app/roadmap/location/send-night-shift-heads-up/nl.ts').nl
  'roadmap/location/send-night-shift-heads-up/letters': typeof import('#app/roadmap/location/send-night-shift-heads-up/letters/nl.ts').nl
  'roadmap/location/setup-it-settings': typeof import('#app/roadmap/location/setup-it-settings/nl.ts').nl
  'roadmap/location/setup-it-settings/letters': typeof import('#app/roadmap/location/setup-it-settings/letters/nl.ts').nl
  'roadmap/location/share-bed-plate-type': typeof import('#app/roadmap/location/share-bed-plate-type/nl.ts').nl
  'roadmap/location/upload-floor-plan': typeof import('#app/roadmap/location/upload-floor-plan/nl.ts').nl
  'roadmap/location/walk-through-wifi-test': typeof import('#app/roadmap/location/walk-through-wifi-test/nl.ts').nl
  'roadmap/organisation/basic-info': typeof import('#app/roadmap/organisation/basic-info/nl.ts').nl
  'roadmap/organisation/setup-it-settings': typeof import('#app/roadmap/organisation/setup-it-settings/nl.ts').nl
  'roadmap/organisation/setup-it-settings/letters': typeof import('#app/roadmap/organisation/setup-it-settings/letters/nl.ts').nl
  'roadmap/organisation/sign-processing-agreement': typeof import('#app/roadmap/organisation/sign-processing-agreement/nl.ts').nl
  'roadmap/organisation/sign-processing-agreement/letters': typeof import('#app/roadmap/organisation/sign-processing-agreement/letters/nl.ts').nl
  'roadmap/screens': typeof import('#app/roadmap/screens/nl.ts').nl
  'roadmap/screens/overview': typeof import('#app/roadmap/screens/overview/nl.ts').nl
  'roadmap/screens/welcome': typeof import('#app/roadmap/screens/welcome/nl.ts').nl
  'roadmap/sharing/fill': typeof import('#app/roadmap/sharing/fill/nl.ts').nl
  'roadmap/sharing/mail': typeof import('#app/roadmap/sharing/mail/nl.ts').nl
  'roadmap/sharing/review': typeof import('#app/roadmap/sharing/review/nl.ts').nl
  'roadmap/sharing/sent': typeof import('#app/roadmap/sharing/sent/nl.ts').nl
  'roadmap/sharing/signing': typeof import('#app/roadmap/sharing/signing/nl.ts').nl
  'routes/admin': typeof import('#app/routes/admin/nl.ts').nl
  'routes/api': typeof import('#app/routes/api/nl.ts').nl
  'routes/documents': typeof import('#app/routes/documents/nl.ts').nl
  'routes/help': typeof import('#app/routes/help/nl.ts').nl
  share: typeof import('#app/share/nl.ts').nl
  site: typeof import('#app/site/nl.ts').nl
  'site/admin': typeof import('#app/site/admin/nl.ts').nl
  'take-out': typeof import('#app/take-out/nl.ts').nl
  'ui/list': typeof import('#app/ui/list/nl.ts').nl
  'usage-report': typeof import('#app/usage-report/nl.ts').nl
}

/** The name of a folder that has texts. */
export type Namespace = keyof TextsByNamespace
