import { useCallback, useEffect, useRef } from 'react'
import { fetchTexts } from '#app/platform/i18n/i18n.client.ts'
import { TextContext, useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { openIsland, type Island } from '#app/ui/island.tsx'
import { openToaster, toast } from '#app/ui/toaster.tsx'
import { failureOf } from './carry-files.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import { doubtsAbout, isHopeless, sharesOf } from './chosen.ts'
import { formatSize } from './file-size.ts'
import { filesPerUpload } from './limits.ts'
import { useSending } from './use-sending.ts'

const islands = new WeakMap<HTMLElement, Island>()

/**
 * Lists the files that are chosen in a field.
 * @param box where they are listed
 * @param onChange is given the files that are left
 */
export async function showChosen(
  box: HTMLElement,
  field: HTMLInputElement,
  files: readonly File[],
  onChange: (files: readonly File[]) => void,
): Promise<void> {
  const texts = await fetchTexts('platform/documents', 'common')
  const island = islands.get(box) ?? openIsland(box)
  islands.set(box, island)
  island.render(
    <TextContext.Provider value={texts}>
      <ChosenFiles
        {...{ files, field, onChange }}
        megabytes={Number(field.closest<HTMLElement>('[data-zone]')?.dataset.zone)}
      />
    </TextContext.Provider>,
  )
}

type Props = {
  files: readonly File[]
  /** The field they are chosen in. */
  field: HTMLInputElement
  /** The most that one file may have. */
  megabytes: number
  onChange: (files: readonly File[]) => void
}

/** The files that are chosen and not sent yet; while they are on their way, how far each of them is. */
function ChosenFiles({ files, field, megabytes, onChange }: Props) {
  const t = useText('platform/documents')
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const doubts = doubtsAbout(files, megabytes)
  const focusFirst = useCallback(() => list.current?.querySelector<HTMLElement>('[data-hopeless] button')?.focus(), [])
  const sayBroken = useCallback(() => {
    const names = files.map(({ name }) => name).join(', ')
    void toast('error', t('chosen.failed', { names }))
  }, [files, t])
  // Where the network is lost later, it can be said.
  useEffect(() => void openToaster().catch(() => {}), [])
  useEffect(
    () => showOnButtons(field.form, files.length, t('field.uploadChosen', { count: files.length })),
    [field, files, t],
  )
  const { progress, retry, stop } = useSending({
    form: field.form,
    files,
    canSend: !doubts.some(isHopeless),
    onRefused: focusFirst,
    onBroken: sayBroken,
  })
  const failure = failureOf(progress)
  const isUnderWay = progress !== null && !failure
  const shares = progress ? sharesOf(files, progress.sent, progress.total) : []
  const arrived = shares.filter((share) => share === 1).length

  const remove = (file: File, index: number) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? field
    onChange(files.filter((one) => one !== file))
    next.focus()
  }
  const cancel = () => {
    stop()
    field.focus()
  }
  const values = { megabytes, files: filesPerUpload }
  return (
    <div className="mt-1">
      <ul ref={list} aria-label={t('chosen.title')} className="rounded border border-line bg-card empty:hidden">
        {files.map((file, index) => {
          const { name, size, lastModified } = file
          const doubt = doubts[index] ?? null
          return (
            <li
              key={`${name} ${size} ${lastModified}`}
              data-hopeless={isHopeless(doubt) || undefined}
              className="flex flex-wrap items-center gap-x-2 border-t border-line-soft px-2 py-1 first:border-t-0"
            >
              <ChosenPicture file={file} />
              <div className="min-w-0 flex-1 basis-32">
                <p className="[overflow-wrap:anywhere]">
                  <span className="font-semibold">{name}</span>{' '}
                  <span className="text-small text-soft">{formatSize(size, language)}</span>
                </p>
                {doubt && !isUnderWay && (
                  <p
                    id={`${field.id}-doubt-${index}`}
                    className={`text-small font-strong ${isHopeless(doubt) ? 'text-red' : 'text-amber'}`}
                  >
                    {t(`chosen.${doubt}`, values)}
                  </p>
                )}
                {isUnderWay && (
                  <progress
                    aria-label={t('chosen.progress', { name })}
                    value={Math.round((shares[index] ?? 0) * 100)}
                    max={100}
                    className="my-0.5 block h-1 w-full appearance-none overflow-hidden rounded-pill border-0 bg-track [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-teal"
                  />
                )}
              </div>
              {!isUnderWay && (
                <Button
                  type="button"
                  tone="plainDanger"
                  aria-label={t('chosen.removeName', { name })}
                  aria-describedby={doubt ? `${field.id}-doubt-${index}` : undefined}
                  onClick={() => remove(file, index)}
                >
                  {t('chosen.remove')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className={isUnderWay ? 'mt-1 text-small' : 'sr-only'}>
        {progress?.state === 'sent' && t('chosen.storing')}
        {progress?.state === 'sending' && t('chosen.sending', { done: arrived, all: files.length })}
        {progress === null && files.length > 0 && t('chosen.count', { count: files.length })}
      </p>
      {failure && (
        <div className="mt-1">
          <Banner kind="error">
            <p>{t(`chosen.${failure}`)}</p>
          </Banner>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {failure && (
          <Button type="button" tone="quiet" className="mt-1" onClick={retry}>
            {t('chosen.retry')}
          </Button>
        )}
        {progress && (
          <Button type="button" tone="plain" className={failure ? 'mt-1' : ''} onClick={cancel}>
            {t('chosen.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** As long as files are chosen the button that sends them is the first one, and says how many. */
function showOnButtons(form: HTMLFormElement | null, count: number, words: string): void {
  const send = form?.querySelector<HTMLElement>('button[data-send-files]')
  const next = form?.querySelector<HTMLElement>('button[value=next]')
  if (!send || !next) return
  const own = (send.dataset.sendFiles ||= send.textContent ?? '')
  send.textContent = count > 0 ? words : own
  send.className = buttonLook(count > 0 ? 'primary' : 'quiet')
  next.className = buttonLook(count > 0 ? 'quiet' : 'primary')
}
