import type { nl } from './nl.ts'

export const en = {
  file: {
    organisation: 'Route card {{name}} {{day}}',
    location: 'Route card {{organisation}}, {{name}} {{day}}',
    answers: 'answers',
    changes: 'changes.csv',
    documents: 'documents.csv',
    folder: 'Documents',
    earlier: 'Earlier versions',
    organisationFolder: 'Organisation',
    missing: 'MISSING.txt',
  },
  readme: {
    organisation: 'Everything that {{name}} has filled in and uploaded in the route card.',
    location: 'Everything that {{organisation}} has filled in and uploaded for {{name}} in the route card.',
    made: 'Made on {{at}} by {{by}}.',
    foldersOrganisation: 'There is a folder for the organisation and a folder for each location. Each folder contains:',
    foldersLocation: 'The folder of the location contains:',
    page: 'answers.html: the questions with your answers. Open this file in a browser.',
    data: 'answers.json: the same answers, to be read by another program.',
    changes: 'changes.csv: who changed what, and when. Open this file in Excel.',
    documents:
      'documents.csv and the folder Documents: the files, by item. Earlier versions of a file are in a folder of their own.',
    secrets:
      'Passwords are left out. Where a password was filled in, answers.json gives the name of the field under "left_out".',
    scans: 'Files that are still being checked for viruses, or in which a virus was found, are left out.',
    missing: 'If a file could not be read, MISSING.txt gives its name.',
  },
  answers: {
    title: 'Answers of {{name}}',
    organisation: 'the organisation',
    saved: 'Last saved on {{at}} by {{by}}.',
    none: 'Nothing filled in yet.',
    empty: 'not filled in',
  },
  changes: {
    when: 'When',
    who: 'Who',
    item: 'Item',
    question: 'Question',
    from: 'Before',
    to: 'After',
  },
  documents: {
    path: 'File in this archive',
    name: 'Name',
    item: 'Item',
    size: 'Size (bytes)',
    by: 'Uploaded by',
    at: 'Uploaded on',
    sha256: 'SHA-256',
    note: 'Remark',
    earlier: 'earlier version',
    waiting: 'not in this archive: is being checked for viruses',
    infected: 'not in this archive: a virus was found in it',
    missing: 'not in this archive: could not be read',
  },
  missing: {
    lead: 'These files could not be read and are missing from this archive:',
    help: 'Please try again later. If it goes wrong again, contact us.',
  },
} satisfies typeof nl
