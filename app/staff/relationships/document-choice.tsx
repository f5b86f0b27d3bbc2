import { useText } from '#app/platform/i18n/use-text.ts'
import { libraryCategories, type LibraryCategory } from '#app/platform/library/categories.ts'
import type { HandedOutDocument } from '#app/platform/library/handed-out-document.ts'
import { Checkboxes } from '#app/ui/choices.tsx'

type Props = { documents: (HandedOutDocument & { category: LibraryCategory })[]; chosen: string[] }

/** The documents of the library that an organisation gets besides those for all, by category. */
export function DocumentChoice({ documents, chosen }: Props) {
  const t = useText('staff/relationships')
  const say = useText('platform/library')
  const about = ({ language, kind }: HandedOutDocument) =>
    t('one.about', { language: say(language === 'en' ? 'languages.en' : 'languages.nl'), kind })
  return (
    <>
      {documents.map(({ id }) => (
        <input key={id} type="hidden" name="shown" value={id} />
      ))}
      {documents.length === 0 && <p className="mt-1">{t('one.noDocuments')}</p>}
      {libraryCategories.map((category) => {
        const inCategory = documents.filter((document) => document.category === category)
        if (inCategory.length === 0) return null
        return (
          <Checkboxes
            key={category}
            id={`documents-${category}`}
            name="documents"
            legend={say(`categories.${category}`)}
            defaultValues={chosen}
            choices={inCategory.map((document) => ({
              value: document.id,
              label: document.title,
              hint: about(document),
            }))}
          />
        )
      })}
    </>
  )
}
