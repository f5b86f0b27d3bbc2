import { useText } from '#app/platform/i18n/use-text.ts'
import { ChevronIcon } from '#app/ui/icons.tsx'

/**
 * The film about the route card, and what it says for who would rather read. Without a film the words stand open.
 * @param address of the film; '' where there is none
 */
export function Film({ address }: { address: string }) {
  const t = useText('roadmap/home')
  return (
    <section aria-label={t('first.explain')}>
      {address !== '' && <Poster address={address} />}
      <details open={address === ''} className="group mt-1">
        <summary className="inline-flex min-h-target cursor-pointer items-center gap-1 font-strong text-teal-dark underline underline-offset-3">
          {t(address === '' ? 'first.readOnly' : 'first.read')}
          <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
        </summary>
        <div className="grid max-w-text gap-1 text-soft">
          {([1, 2, 3, 4, 5] as const).map((part) => (
            <p key={part}>{t(`first.text${part}`)}</p>
          ))}
        </div>
      </details>
    </section>
  )
}

/** The first picture of the film: a house at night, at the end of a route. */
function Poster({ address }: { address: string }) {
  const say = useText('platform/site')
  return (
    <>
      <div className="relative grid aspect-[16/9] place-items-center overflow-hidden rounded bg-teal-dark">
        <svg
          className="absolute inset-0 h-full w-full text-teal-line opacity-40"
          viewBox="0 0 640 360"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M-20 316C70 316 60 250 150 250S230 296 320 296 400 230 480 230" />
          <path d="M480 230v78h112v-78M464 240l72-62 72 62M518 308v-44h36v44" />
          <path d="M96 60a34 34 0 1 0 40 44 28 28 0 0 1-40-44zM240 70v.1M330 46v.1M420 90v.1M560 60v.1M500 120v.1" />
          <circle cx="60" cy="302" r="9" />
          <circle cx="150" cy="250" r="9" />
          <circle cx="235" cy="275" r="9" />
          <circle cx="320" cy="296" r="9" />
        </svg>
        <a
          href={address}
          rel="noreferrer"
          className="relative mx-1 inline-flex min-h-target items-center gap-1.5 rounded-pill bg-white py-1 pl-1.5 pr-3 font-strong text-teal-dark no-underline hover:underline"
        >
          <svg className="h-[36px] w-[36px] shrink-0" viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="18" className="fill-teal" />
            <path d="M14 11.5 25 18l-11 6.5z" className="fill-white" />
          </svg>
          {say('video')}
        </a>
      </div>
      <p className="mt-0.5 text-small text-soft">{say('videoHint')}</p>
    </>
  )
}
