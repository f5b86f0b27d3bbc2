import { useText } from '#app/platform/i18n/use-text.ts'
import { BedDrawing, DocumentDrawing, HomeDrawing, MeetingDrawing, WifiDrawing } from '#app/ui/illustrations.tsx'
import tailwind from '../../tailwind.config.ts'
import { namespace, Part } from './part.tsx'

const { colors } = tailwind.theme

/** The colours by their names: of one that has kinds, each of them. */
const swatches = Object.entries(colors).flatMap(([name, colour]) =>
  typeof colour === 'string'
    ? [{ name, colour }]
    : Object.entries(colour).map(([kind, one]) => ({
        name: kind === 'DEFAULT' ? name : `${name}-${kind}`,
        colour: one,
      })),
)

/** The colours, and no others. */
export function Colours() {
  return (
    <Part name="colours">
      <ul className="mt-2 flex flex-wrap gap-2">
        {swatches
          .filter(({ colour }) => colour.startsWith('#'))
          .map(({ name, colour }) => (
            <li key={name} className="rounded border border-line bg-card p-1 text-small">
              <svg viewBox="0 0 96 32" className="block h-4 w-full" aria-hidden="true">
                <rect width="96" height="32" fill={colour} />
              </svg>
              {name} <span className="block text-soft">{colour}</span>
            </li>
          ))}
      </ul>
    </Part>
  )
}

/** Every size of type, and the drawings. */
export function Letters() {
  const t = useText(namespace)
  const link = t('letters.link')
  const [before = '', after = ''] = t('letters.body').split(link)
  return (
    <>
      <Part name="letters">
        <p className="mt-2 text-title1-narrow font-bold md:text-title1">{t('letters.h1')}</p>
        <p className="mt-1 text-title2 font-bold">{t('letters.h2')}</p>
        <h3 className="mt-1">{t('letters.h3')}</h3>
        <p className="mt-1 max-w-line">
          {before}
          <a href="#letters">{link}</a>
          {after}
        </p>
        <p className="mt-1 text-small text-soft">{t('letters.small')}</p>
        <p className="mt-1 text-tag">{t('letters.tag')}</p>
      </Part>
      <Part name="pictures">
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <HomeDrawing />
          <BedDrawing />
          <WifiDrawing />
          <MeetingDrawing />
          <DocumentDrawing />
        </div>
      </Part>
    </>
  )
}
