import { AuthenticationError, GenericError, PopupCancelledError, PopupOpenError, TimeoutError } from './errors.ts'
import { isAnswerTo, type WindowAnswer } from './window-answer.ts'

/** How long a window or frame may take, where nobody says otherwise. */
export const usualSeconds = 60
/** Milliseconds. */
const pollInterval = 1000
const frameStays = 2000
const popupSize = { width: 400, height: 600 }

/**
 * Opens the window to sign in in. It has to follow a press of a button directly, or the browser keeps it from opening.
 * @throws PopupOpenError where it did
 */
export function openPopup(address: string): Window {
  const { width, height } = popupSize
  const left = window.screenX + (window.innerWidth - width) / 2
  const top = window.screenY + (window.innerHeight - height) / 2
  const place = `left=${left},top=${top},width=${width},height=${height}`
  const popup = window.open(address, 'auth0:authorize:popup', `${place},resizable,scrollbars=yes,status=1`)
  if (!popup) throw new PopupOpenError()
  return popup
}

/**
 * Waits until the window says that somebody has signed in, and closes it. One that takes too long stays open: anyone who
 * is still typing there can go on, and then finds a link.
 * @param flow the one in its address
 * @param seconds that it may take
 * @throws PopupCancelledError, TimeoutError, or AuthenticationError with what the window says
 */
export async function runPopup(popup: Window, flow: string, seconds: number): Promise<void> {
  let poll: number | undefined
  const closed = new Promise<never>((_resolve, reject) => {
    poll = window.setInterval(() => popup.closed && reject(new PopupCancelledError()), pollInterval)
  })
  try {
    await Promise.race([answerOf(popup, flow, seconds), closed])
  } catch (failure) {
    if (failure instanceof AuthenticationError) popup.close()
    throw failure
  } finally {
    window.clearInterval(poll)
  }
  popup.close()
}

/**
 * Opens an address in a frame that nobody sees, and waits for what it says.
 * @param seconds that it may take
 * @throws TimeoutError, or AuthenticationError with what the frame says
 */
export async function runFrame(address: string, flow: string, seconds: number): Promise<void> {
  const frame = document.createElement('iframe')
  frame.width = '0'
  frame.height = '0'
  frame.style.display = 'none'
  frame.title = ''
  document.body.append(frame)
  const answered = answerOf(frame.contentWindow, flow, seconds)
  frame.src = address
  try {
    await answered
  } catch (failure) {
    if (failure instanceof TimeoutError) frame.remove()
    throw failure
  } finally {
    window.setTimeout(() => frame.remove(), frameStays)
  }
}

/**
 * A new name for an attempt, so that no other window's answer is taken for its own.
 * @throws GenericError where the page came by plain http, in which browsers lack what this needs
 */
export function newFlow(): string {
  if (window.isSecureContext) return [...crypto.getRandomValues(new Uint32Array(4))].join('-')
  throw new GenericError('insecure_origin', 'auth0-spa-js must run on a secure origin.')
}

/** Only the window that was opened, on our own origin, about our own attempt, is listened to. */
function answerOf(source: Window | null, flow: string, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      window.clearTimeout(timer)
      window.removeEventListener('message', listen)
    }
    const timer = window.setTimeout(() => {
      end()
      reject(new TimeoutError())
    }, seconds * 1000)
    const listen = ({ origin, source: sender, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || sender !== source || !isAnswerTo(flow, data)) return
      end()
      settle(data, resolve, reject)
    }
    window.addEventListener('message', listen)
  })
}

function settle({ response }: WindowAnswer, resolve: () => void, reject: (failure: GenericError) => void): void {
  if ('ok' in response) resolve()
  else reject(new AuthenticationError(response.error, response.error_description))
}
