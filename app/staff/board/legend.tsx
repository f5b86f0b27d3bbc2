import { useText } from '#app/platform/i18n/use-text.ts'
import { MarkShapes, marks, MarkSign } from './state-marks.tsx'

/** What each shape of the board means, and the shapes themselves, which its cells use. */
export function Legend() {
  const t = useText('staff/board')
  return (
    <>
      <MarkShapes />
      <ul className="my-1 flex flex-wrap gap-x-2 text-soft">
        {marks.map((mark) => (
          <li key={mark} className="flex items-center gap-0.5">
            <MarkSign mark={mark} />
            {t(`marks.${mark}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
