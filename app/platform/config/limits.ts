/**
 * Every number that a request is held to. docs/operations/running.md tells the same ones, with what happens beyond them;
 * what one task allows in its own fields stands in its `fields.ts`.
 */

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** The largest bodies, in bytes. Files have a setting of their own, UPLOAD_MAX_MB. */
export const largestBodies = {
  /** A form of a page, and what can be kept of one that arrives too late. A page's own form is far smaller. */
  form: 2 * megabyte,
  /** JSON for the API. */
  json: 2 * megabyte,
  usageReport: 16 * kilobyte,
  tokenQuestion: 4 * kilobyte,
  /** The words of an upload, beside its files. */
  uploadWords: megabyte,
}

/** The logo of an organisation: bytes of what is uploaded, and pixels of its longest side. */
export const largestLogo = { bytes: megabyte, side: 4000 }

/** How long somebody may keep the server waiting, in seconds. */
export const patience = {
  /** For the first lines of a request, which say what is asked. */
  headers: 20,
  /** For the whole of a request: an upload of the largest size over a slow line. */
  request: 15 * 60,
  /** A body has to bring `leastBytes` each so many seconds. */
  body: { seconds: 20, leastBytes: 2 * kilobyte },
  /** For somebody who takes nothing of an answer that is there for them. Node looks once in so long: it may be twice this. */
  answer: 2 * 60,
}

/** Connections from one network address at a time, where no proxy stands between: a care home with all its tablets. */
export const connectionsPerAddress = 500

/** Characters of an address with its query. */
export const longestAddress = 8192

/** Lists and objects inside each other in JSON; our own go six deep. */
export const deepestJson = 32

/** Values in JSON, lists and objects among them: each that is wrong is told, which takes longer than to read it. */
export const valuesInJson = 10_000

/** Fields of a form, whatever they are called; the longest list of ours takes some 4,000. */
export const fieldsPerForm = 10_000

/** What one upload may bring besides the size of each file. */
export const uploadParts = { files: 20, fields: 200, bytesPerField: 64 * kilobyte }

/** How long a link works by which somebody chooses a password: the one of an invitation, and one for a forgotten one. */
export const invitationDays = 7
export const newPasswordHours = 1
/** How long a link works that lets a browser in while an account is guessed at: until the next such message may come. */
export const letInHours = 24

/** What may come by one shared link on one day, and how many messages its sender gets of it. */
export const guestBudgets = {
  files: 120,
  bytes: 1024 * megabyte,
  /** Forms: answers, remarks, what is saved while filling in. */
  answers: 300,
  /** The last one says that no more come that day. */
  mails: 5,
}

/** What /readyz looks at: milliseconds for each part, and for which an answer is kept; bytes; seconds. */
export const readiness = { patience: 2000, keptFor: 1000, leastRoom: 256 * megabyte, oldestJob: 10 * 60 }

/**
 * How often something may be asked, in so many seconds: by one person, by whoever has one link or feed, or from one
 * network address while nobody is known.
 */
export type Rate = {
  /** Null counts by address, no matter who is signed in. */
  perUser: number | null
  /** If left out, requests by a valid link or feed are not counted: they are no guesses. */
  perLink?: number
  perAddress: number
  seconds: number
  /** True if each process counts for itself: what all of them count together costs a message for each request. */
  isOwn?: boolean
}

/**
 * What is not named otherwise counts as a page. No hand reaches that rate: a save is never refused for coming too soon. Behind
 * one network address there may be a whole care organisation.
 */
export const rates = {
  /** Forms of signing in and out, from our own pages. */
  login: { perUser: 240, perAddress: 600, seconds: 60 },
  /** Passwords that are chosen at the embedded identity provider, and links for it; of guesses see `guesses`. */
  password: { perUser: null, perAddress: 200, seconds: 15 * 60 },
  /** POST /authentication/token, and /api/oauth/token of programs. */
  token: { perUser: 120, perAddress: 120, seconds: 60 },
  /** The API, apart from what follows. */
  api: { perUser: 600, perAddress: 300, seconds: 60 },
  /** What pages tell of their use. */
  usageReport: { perUser: 300, perAddress: 300, seconds: 60 },
  /** Uploads, by pages and by the API; each may bring twenty files. */
  upload: { perUser: 120, perAddress: 60, seconds: 10 * 60 },
  /** Links, and addresses of feeds and in messages, that open nothing: anyone who guesses is stopped, anyone who has a link is not. */
  share: { perUser: null, perAddress: 120, seconds: 60 },
  /** Files that anybody has looked at; where one was changed, its number is looked for in its words. */
  verify: { perUser: null, perAddress: 30, seconds: 60 },
  /** What takes more work than a page: files that are made, pictures of documents, lists that are read, searching. */
  costly: { perUser: 240, perLink: 240, perAddress: 120, seconds: 60 },
  /** Pages, their forms and everything else. */
  page: { perUser: 1200, perLink: 1200, perAddress: 3000, seconds: 60, isOwn: true },
} satisfies Record<string, Rate>

/**
 * Passwords and codes that the embedded identity provider looks at in 15 minutes, and the seconds between those that it
 * looks at beyond them: nobody is locked out. Counted in the database.
 */
export const guesses = {
  /** For one account in one place that it is known in, or in all others together. */
  perAccount: { tries: 10, pause: 30 },
  /** From one network address, for all accounts that are not known in the browser. */
  perAddress: { tries: 200, pause: 5 },
}

/** A kind of request that is counted. */
export type RateName = keyof typeof rates
