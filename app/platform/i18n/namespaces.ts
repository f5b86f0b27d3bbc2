/**
 * Written by `npm run texts`: the texts of each folder by its namespace, which is the folder below app/; 'common' for
 * app/platform/i18n.
 */
export interface TextsByNamespace {
  'api/pages': typeof import('#app/api/pages/nl.ts').nl
  'notifications/digest': typeof import('#app/notifications/digest/nl.ts').nl
  'notifications/events': typeof import('#app/notifications/events/nl.ts').nl
  'notifications/reminders': typeof import('#app/notifications/reminders/nl.ts').nl
  'notifications/unsubscribe': typeof import('#app/notifications/unsubscribe/nl.ts').nl
  'platform/auth': typeof import('#app/platform/auth/nl.ts').nl
  'platform/documents': typeof import('#app/platform/documents/nl.ts').nl
  'platform/documents/answers': typeof import('#app/platform/documents/answers/nl.ts').nl
  'platform/drafts': typeof import('#app/platform/drafts/nl.ts').nl
  common: typeof import('#app/platform/i18n/nl.ts').nl
  'platform/library': typeof import('#app/platform/library/nl.ts').nl
  'platform/mail': typeof import('#app/platform/mail/nl.ts').nl
  'platform/mail/templates': typeof import('#app/platform/mail/templates/nl.ts').nl
  'platform/relationships': typeof import('#app/platform/relationships/nl.ts').nl
  'platform/site': typeof import('#app/platform/site/nl.ts').nl
  'roadmap/attention': typeof import('#app/roadmap/attention/nl.ts').nl
  'roadmap/calendar': typeof import('#app/roadmap/calendar/nl.ts').nl
  'roadmap/dates': typeof import('#app/roadmap/dates/nl.ts').nl
  'roadmap/export': typeof import('#app/roadmap/export/nl.ts').nl
  'roadmap/flow': typeof import('#app/roadmap/flow/nl.ts').nl
  'roadmap/home': typeof import('#app/roadmap/home/nl.ts').nl
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
  'roadmap/requests': typeof import('#app/roadmap/requests/nl.ts').nl
  'roadmap/screens': typeof import('#app/roadmap/screens/nl.ts').nl
  'roadmap/screens/overview': typeof import('#app/roadmap/screens/overview/nl.ts').nl
  'routes/documents': typeof import('#app/routes/documents/nl.ts').nl
  'routes/help': typeof import('#app/routes/help/nl.ts').nl
  'routes/settings': typeof import('#app/routes/settings/nl.ts').nl
  'sharing/fill': typeof import('#app/sharing/fill/nl.ts').nl
  'sharing/guest': typeof import('#app/sharing/guest/nl.ts').nl
  'sharing/mail': typeof import('#app/sharing/mail/nl.ts').nl
  'sharing/review': typeof import('#app/sharing/review/nl.ts').nl
  'sharing/sent': typeof import('#app/sharing/sent/nl.ts').nl
  'sharing/signing': typeof import('#app/sharing/signing/nl.ts').nl
  staff: typeof import('#app/staff/nl.ts').nl
  'staff/audit': typeof import('#app/staff/audit/nl.ts').nl
  'staff/board': typeof import('#app/staff/board/nl.ts').nl
  'staff/documents': typeof import('#app/staff/documents/nl.ts').nl
  'staff/mail/texts': typeof import('#app/staff/mail/texts/nl.ts').nl
  'staff/organisations': typeof import('#app/staff/organisations/nl.ts').nl
  'staff/organisations/account': typeof import('#app/staff/organisations/account/nl.ts').nl
  'staff/organisations/onboarding': typeof import('#app/staff/organisations/onboarding/nl.ts').nl
  'staff/privacy': typeof import('#app/staff/privacy/nl.ts').nl
  'staff/programs': typeof import('#app/staff/programs/nl.ts').nl
  'staff/programs/webhooks': typeof import('#app/staff/programs/webhooks/nl.ts').nl
  'staff/radar': typeof import('#app/staff/radar/nl.ts').nl
  'staff/relationships': typeof import('#app/staff/relationships/nl.ts').nl
  'staff/requests': typeof import('#app/staff/requests/nl.ts').nl
  'staff/review': typeof import('#app/staff/review/nl.ts').nl
  'staff/row-acts': typeof import('#app/staff/row-acts/nl.ts').nl
  'staff/search': typeof import('#app/staff/search/nl.ts').nl
  'staff/security': typeof import('#app/staff/security/nl.ts').nl
  'staff/site': typeof import('#app/staff/site/nl.ts').nl
  'staff/today': typeof import('#app/staff/today/nl.ts').nl
  'staff/usage': typeof import('#app/staff/usage/nl.ts').nl
  'staff/users': typeof import('#app/staff/users/nl.ts').nl
  'ui/list': typeof import('#app/ui/list/nl.ts').nl
}

/** The name of a folder that has texts. */
export type Namespace = keyof TextsByNamespace
