import { useText } from '#app/platform/i18n/use-text.ts'
import { asPdf } from '#app/roadmap/flow/addresses.ts'
import { Note } from '#app/ui/card.tsx'
import type { AboutTask } from './about-task.server.ts'

/** What a task is about, for somebody who does it by a link, with what it hands out. Needs `sharing/fill`. */
export function AboutTaskPart({ about, base }: { about: AboutTask; base: string }) {
  const t = useText('sharing/fill')
  const guest = useText('sharing/guest')
  const { key, what, why, ready, remark, handOuts } = about
  return (
    <section aria-labelledby="about-task" className="mt-3 max-w-line">
      <h2 id="about-task">{t('about.title')}</h2>
      <p className="mt-0.5">
        {what} {why}
      </p>
      <p className="mt-0.5 text-soft">{ready}</p>
      {remark && <Note className="mt-1">{remark}</Note>}
      {handOuts.length > 0 && (
        <>
          <h3 className="mt-2">{t('about.handOuts')}</h3>
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
      )}
    </section>
  )
}
