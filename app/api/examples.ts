const location = 0

const targetDate = {
  form_type: 'target-date',
  location_index: location,
  fields: { date: Date.UTC(2027, 3, 20) },
  version: 3,
  updated_at: '2026-11-20T10:15:30.000Z',
}

const floorPlan = {
  id: '6f1d7c52-54a3-4f3a-9d1a-1f9a3a0f2c11',
  document_type: 'floor-plan',
  location_index: location,
  name: 'plattegrond.pdf',
  media_type: 'application/pdf',
  size: 204_800,
  user_uploaded: true,
  accepted: false,
  created_at: '2026-11-20T10:15:30.000Z',
  replaces_id: null,
  reviewed_at: null,
  return_reason: null,
  scan: 'off' as const,
}

/** One question and its answer for each operation, to be read and to be tried. */
export const examples = {
  'auth/user': {
    answer: {
      id: '0b8f6f6e-8a55-4d55-9c39-6e4f1c1b7a10',
      organisation_id: '5b1c3a52-7d7e-4b0e-8d0c-2f6f3f1f9a77',
      is_admin: false,
      name: 'Marieke Jansen',
      email: 'leader@example.org',
      language: 'nl',
    },
  },
  roadmap: {
    query: { location_index: String(location) },
    answer: {
      sections: [
        {
          number: '1',
          key: 'location',
          categories: [
            {
              number: '1.1',
              key: 'general',
              completed: 0,
              total: 1,
              items: [
                {
                  number: '1.1.3',
                  key: 'target-date',
                  path: '/location/select-initial-target-date',
                  progress: 'none',
                  waiting_for: null,
                  standing: { shown: 'open', holder: 'us', since: null },
                  missing: [
                    {
                      path: 'date',
                      message: 'Kies een streefdatum',
                      href: '/location/select-initial-target-date/details?location=0#date',
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  },
  attention: {
    query: { location_index: String(location) },
    answer: [
      {
        key: 'late:wifi-settings',
        kind: 'late',
        for: 'leader',
        place: {
          organisation_id: '5b1c3a52-7d7e-4b0e-8d0c-2f6f3f1f9a77',
          organisation_name: 'De Zonnehof',
          location_index: location,
          location_name: 'Huis aan de Vecht',
        },
        item: 'wifi-settings',
        holder: 'us',
        due: '2027-03-15',
        since: '2027-03-15',
        reason: {
          key: 'late',
          values: { task: 'wifi-settings', count: 2, day: '2027-03-15' },
          text: '2 werkdagen te laat',
        },
        address: '/location/setup-it-settings/details?location=0',
        weight: 802,
      },
    ],
  },
  'forms/get': {
    body: { form_types: ['target-date'], location_index: location },
    answer: [[targetDate], null],
  },
  form: {
    body: { form: { form_type: 'target-date', location_index: location, fields: targetDate.fields, version: 2 } },
    answer: targetDate,
  },
  'documents/get': {
    body: { location_index: location },
    answer: [floorPlan],
  },
  'document/upload': {
    query: { document_type: 'floor-plan', location_index: String(location) },
    answer: [floorPlan],
  },
  user_log: {
    body: { log_type: 'scroll', amount: 0.75, data: '/location/route-card' },
  },
  'mail/events': {
    body: [
      {
        messageId: '<6f1d7c52-54a3-4f3a-9d1a-1f9a3a0f2c11@portal.example>',
        type: 'bounced',
        hard: true,
        reason: '550 5.1.1 User unknown',
        at: '2026-11-20T10:15:30Z',
      },
    ],
  },
}

/** What a webhook tells. */
export const webhookExample = {
  id: '2f6f4b1e-3d0c-4a55-8f0b-9c1d2e3f4a5b',
  type: 'document-uploaded' as const,
  occurredAt: '2026-11-20T10:15:30.000Z',
  organisationId: '5b1c3a52-7d7e-4b0e-8d0c-2f6f3f1f9a77',
  locationIndex: location,
  item: 'floor-plan',
  subject: floorPlan.id,
}
