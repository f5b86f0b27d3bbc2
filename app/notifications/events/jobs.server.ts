import { z } from 'zod'
import { linkDoneJob } from '#app/persistence/notifications/notices.server.ts'
import { requeueLostNotices, tellingJob } from '#app/persistence/notifications/waiting-notices.server.ts'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import type { MoreJobs } from '#app/platform/mail/worker.server.ts'
import { tellLinkDone } from '#app/sharing/mail/link-done.server.ts'
import type { Reader } from './line.ts'
import { tellNotices } from './tell.server.ts'

const payload = z.object({ organisationId: z.guid(), userId: z.guid(), cause: z.string() })

/**
 * What the queue of messages does to tell people what happened.
 * @param staffPage the page of a location for provider staff
 */
export const noticeJobs = (staffPage: Reader['staffPage']): MoreJobs => ({
  tasks: {
    [tellingJob]: (job) => tellNotices(payload.parse(job), { origin: primaryOrigin(), staffPage, now: Date.now() }),
    [linkDoneJob]: tellLinkDone,
  },
  requeueLost: requeueLostNotices,
})
