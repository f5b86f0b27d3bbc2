import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Select, TextArea } from '#app/ui/input.tsx'
import type { Letterhead } from '#app/roadmap/letters/letter.ts'
import { LetterBlock } from '#app/roadmap/letters/letter-block.tsx'
import { LetterheadView } from '#app/roadmap/letters/letterhead-view.tsx'
import looks from '#app/roadmap/letters/letters.css?url'
import { partField, remarkField, type TypedReview } from './answer-form.ts'
import type { Difference } from './compare.ts'
import { ChangedMark } from './differences.tsx'
import type { CommentView } from './comment-view.ts'
import { Remarks } from './remarks-list.tsx'
import { keyOf, type Section } from './sections.ts'

type Props = {
  section: Section
  differences: readonly Difference[]
  comments: readonly CommentView[]
  typed: TypedReview
  errors: string[]
  /** What stands above a letter, by its task and name. */
  heads: Readonly<Record<string, Letterhead>>
  base: string
}

/** Part of what is reviewed, with the remarks on it and a place for another one. */
export function SectionView({ section, differences, comments, typed, errors, heads, base }: Props) {
  const { itemKey, parts } = section
  const changed = (path: string) =>
    differences.find((one) => one.kind !== 'removed' && keyOf(one) === keyOf({ itemKey, path }))
  const own = comments.filter((one) => parts.some((part) => keyOf(part) === keyOf(one)))
  return (
    <div className="mt-2 first:mt-0">
      <SectionBody section={section} changed={changed} heads={heads} base={base} />
      {own.length > 0 && <Remarks comments={own} />}
      <RemarkBox section={section} typed={typed} errors={errors} />
    </div>
  )
}

type BodyProps = Pick<Props, 'section' | 'heads' | 'base'> & { changed: (path: string) => Difference | undefined }

function SectionBody({ section, changed, heads, base }: BodyProps) {
  const t = useText('sharing/review')
  if (section.kind === 'answers') {
    return (
      <>
        {section.title && <h3 className="mb-1">{section.title}</h3>}
        <dl>
          {section.answers.map(({ name, label, value }) => (
            <div
              key={name}
              className="break-inside-avoid border-t border-line-soft py-1 first:border-t-0 sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-2"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="min-w-0 whitespace-pre-line break-words">
                {value ?? <span className="text-soft">{t('none')}</span>}
                <ChangedMark difference={changed(name)} />
              </dd>
            </div>
          ))}
        </dl>
      </>
    )
  }
  const download = (title: string) => (
    <p className="print:hidden">
      <a
        href={`${base}/letters/${section.itemKey}/${section.name}`}
        download
        className="inline-flex min-h-target items-center"
      >
        {t('download', { title })}
      </a>
    </p>
  )
  if (section.kind === 'document') {
    return (
      <>
        {download(section.title ?? '')}
        <ChangedMark difference={changed(section.parts[0]?.path ?? '')} />
      </>
    )
  }
  const head = heads[keyOf({ itemKey: section.itemKey, path: section.name })]
  return (
    <>
      {section.letterTitle && (
        <>
          {head ? <Head head={head} title={section.letterTitle} /> : <h3>{section.letterTitle}</h3>}
          {download(section.letterTitle)}
        </>
      )}
      {section.blocks.map((block, n) => {
        const path = section.parts[n]?.path ?? ''
        return (
          <div key={path}>
            <LetterBlock block={block} />
            <ChangedMark difference={changed(path)} />
          </div>
        )
      })}
    </>
  )
}

const Head = (letter: { head: Letterhead; title: string }) => (
  <>
    <link rel="stylesheet" href={looks} />
    <LetterheadView {...letter} />
  </>
)

/** Folded away until it is needed; open where something was typed that could not be kept. */
function RemarkBox({ section, typed, errors }: Pick<Props, 'section' | 'typed' | 'errors'>) {
  const t = useText('sharing/review')
  const [remark, part] = [remarkField(section), partField(section)]
  const about = section.title ?? undefined
  return (
    <details className="mt-1 print:hidden" open={Boolean(typed[remark])}>
      <summary className="min-h-target cursor-pointer py-1 font-medium text-teal-dark underline underline-offset-3">
        {t('remark.add')}
        {about && <span className="sr-only">: {about}</span>}
      </summary>
      {section.parts.length > 1 && (
        <Field id={part} label={t('remark.about')} about={about}>
          {(wiring) => (
            <Select
              {...wiring}
              name={part}
              width="full"
              empty={t('remark.all')}
              options={section.parts.map(({ path, label }) => ({ value: path, label }))}
              defaultValue={typed[part] ?? ''}
            />
          )}
        </Field>
      )}
      <Field id={remark} label={t('remark.words')} about={about} errors={errors}>
        {(wiring) => <TextArea {...wiring} name={remark} rows={3} defaultValue={typed[remark] ?? ''} />}
      </Field>
    </details>
  )
}
