import { TimeoutError } from './errors.ts'

/**
 * Does something that asks the provider, and gives up after so many milliseconds, also where the answer has begun.
 * `AbortSignal.timeout` does not do that for sure: nobody holds on to the signal while a body is read.
 * @param work gets the signal to stop by
 * @throws TimeoutError where it was not done in time
 */
export async function withinTime<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError())
      controller.abort()
    }, milliseconds)
  })
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
