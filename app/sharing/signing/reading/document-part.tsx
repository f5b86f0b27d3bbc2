import { useText } from '#app/platform/i18n/use-text.ts'
import { LetterBlock } from '#app/roadmap/letters/letter-block.tsx'
import { Note } from '#app/ui/card.tsx'
import type { DocumentPart, ShownPage } from './parts.ts'

type Props = { part: DocumentPart; item: string; base: string; sender: string }

/** One part of what is signed: headed sections of a text, pages of a document, or the file where those cannot be shown. */
export function DocumentPartView({ part, item, base, sender }: Props) {
  const t = useText('sharing/signing/reading')
  const { kind, name, title } = part
  switch (kind) {
    case 'text':
      return part.blocks.map((block, n) => <LetterBlock key={n} block={block} />)
    case 'pages':
      return part.pages.map((page) => (
        <Page
          key={page.number}
          page={page}
          count={part.of}
          address={`${base}/pages/${item}/${name}/${page.number}`}
          sender={sender}
        />
      ))
    case 'file':
      return (
        <>
          <p>{t('file', { title })}</p>
          <p className="mt-1">
            <a
              href={`${base}/letters/${item}/${name}`}
              download
              className="inline-flex min-h-target items-center [overflow-wrap:anywhere]"
            >
              {t('downloadDocument', { title })}
            </a>
          </p>
        </>
      )
    case 'gone':
      return <Note>{t('gone', { title, sender })}</Note>
  }
}

type PageProps = { page: ShownPage; count: number; address: string; sender: string }

function Page({ page: { number, width, height, lines }, count, address, sender }: PageProps) {
  const t = useText('sharing/signing/reading')
  return (
    <section className="mb-3 last:mb-0" aria-labelledby={`page-${number}`}>
      <h3 id={`page-${number}`} className="text-small">
        {t('page', { page: number, count })}
      </h3>
      <img
        src={address}
        alt={t('page', { page: number, count })}
        width={Math.round(width)}
        height={Math.round(height)}
        className="mt-1 h-auto w-full border border-line bg-white"
      />
      {lines.length === 0 ? (
        <Note className="mt-1">{t('noText', { page: number, sender })}</Note>
      ) : (
        <div className="sr-only">
          <h4>{t('pageText', { page: number })}</h4>
          {lines.map((line, n) => (
            <p key={n}>{line}</p>
          ))}
        </div>
      )}
    </section>
  )
}
