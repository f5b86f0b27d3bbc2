import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import { marksAsHtml } from './marks-as-html.server.tsx'

/** The steps of a location's route card, and its tasks with the step that each belongs to, in order. */
export function taskColumns(language: Language) {
  const t = anyTextFor(language, 'roadmap/flow')
  const short = anyTextFor(language, 'roadmap/screens/task-marks')
  return {
    steps: roadmaps.location.map(({ key }, index) => ({
      key,
      value: String(index + 1),
      label: `${index + 1}. ${t(`sections.location.${key}`)}`,
      short: `${index + 1} ${short(`steps.${key}`)}`,
    })),
    items: numberedItems(roadmaps.location).map(({ number, section, item }) => ({
      ...{ key: item.key, number, section },
      title: itemTitle(item, language),
    })),
  }
}

export type TaskColumns = ReturnType<typeof taskColumns>

/** The marks of their cells, as HTML. */
export function taskMarks(language: Language) {
  const t = textFor(language, 'roadmap/screens/task-marks')
  return marksAsHtml((mark) => t(`marks.${mark}`))
}
