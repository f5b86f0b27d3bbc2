import { useText } from '#app/platform/i18n/use-text.ts'
import { MarkShapes, marks, MarkSign } from './marks.tsx'

/** What each shape means, and the shapes themselves, which the cells of a table use. */
export function Legend() {
  const t = useText('roadmap/screens/task-marks')
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
