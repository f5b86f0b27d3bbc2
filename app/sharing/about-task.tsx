import { useText } from '#app/platform/i18n/use-text.ts'
import { asPdf } from '#app/roadmap/flow/addresses.ts'
import { Note } from '#app/ui/card.tsx'
import { ChevronIcon } from '#app/ui/icons.tsx'
import type { AboutTask } from './about-task.server.ts'

/**
 * What a task is about, for somebody who does it by a link, with what it hands out: behind a line that opens, so that the first field
 * stands on the first screen of a phone. Needs `sharing/fill`.
 */
export function AboutTaskPart({ about, base }: { about: AboutTask; base: string }) {
  const t = useText('sharing/fill')
  const { what, why, ready, remark, handOuts } = about
  return (
    <div className="mt-1 max-w-line">
      <details className="group">
        <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-0.5 py-1 font-medium text-teal-dark underline underline-offset-3 [&::-webkit-details-marker]:hidden">
          {t('about.title')}
          <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
        </summary>
        <p>
          {what} {why}
        </p>
        <p className="mt-0.5 text-soft">{ready}</p>
        {handOuts.length > 0 && <HandOuts about={about} base={base} />}
      </details>
      {remark && <Note className="mt-1">{remark}</Note>}
    </div>
  )
}

function HandOuts({ about: { key, handOuts }, base }: { about: AboutTask; base: string }) {
  const t = useText('sharing/fill')
  const guest = useText('sharing/guest')
  return (
    <>
      <h2 className="mt-2">{t('about.handOuts')}</h2>
      <ul>
        {handOuts.map(({ name, title, isLetter }) => (
          <li key={name} className="flex flex-wrap gap-x-2">
            <a
              href={`${base}/letters/${key}/${name}`}
              download
              className="inline-flex min-h-target items-center [overflow-wrap:anywhere]"
            >
              {guest(isLetter ? 'read.letterOf' : 'read.document', { title })}
            </a>
            {isLetter && (
              <>
                {' '}
                <a
                  href={asPdf(`${base}/letters/${key}/${name}`)}
                  download
                  className="inline-flex min-h-target items-center"
                >
                  {guest('read.letterPdfOf', { title })}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
