import { watchPopup } from '#app/platform/auth/watch-popup.ts'
import { watchUploads } from '#app/platform/documents/watch-uploads.ts'
import { watchMessages } from '#app/platform/frame/say-messages.ts'
import { watchState } from '#app/platform/frame/show-state.ts'
import { watchSessionEnd } from '#app/platform/frame/watch-session-end.ts'
import { lookAfterForm } from '#app/platform/workspace/kept-form.ts'
import { announcePages } from '#app/platform/workspace/put-in-place.ts'
import { watchSaveLine } from '#app/platform/workspace/save-line.ts'
import { watchForms } from '#app/platform/workspace/send-form.ts'
import { watchWaysOut } from '#app/platform/workspace/way-outs.ts'
import { watchDates } from '#app/roadmap/dates/watch-dates.ts'
import { watchPeople } from '#app/roadmap/screens/person-picker/choose-person.ts'
import { watchQuestions } from '#app/ui/ask-first.ts'
import { watchCounts } from '#app/ui/count-steps.ts'

/**
 * The script of pages on which somebody types. It takes the page as the server made it, and builds nothing that the server did
 * not send (docs/decisions/103).
 */
async function start(): Promise<void> {
  if (!('toWellFormed' in String.prototype)) await import('#app/ui/older-browsers.ts')
  if (import.meta.env.DEV) (await import('#app/styleguide/say-examples.ts')).watchExamples()
  watchDates()
  watchForms()
  lookAfterForm()
  watchSaveLine()
  watchState()
  watchMessages()
  watchSessionEnd()
  watchUploads()
  watchPeople()
  watchCounts()
  watchQuestions()
  watchWaysOut()
  announcePages()
  await watchPopup()
}

// Where something does not load, the page stays as the server made it: it works without script.
start().catch((error: unknown) => console.error(error))
