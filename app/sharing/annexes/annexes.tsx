import { AboutDocument } from '#app/platform/library/about-document.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { MailLink, PhoneLink } from '#app/ui/reach.tsx'
import type { AnnexesView } from './annexes.server.ts'

type Props = { annexes: AnnexesView | null; base: string }

/** What belongs to an agreement: each annex as a file, or whom to ask for it. */
export function Annexes({ annexes, base }: Props) {
  const t = useText('sharing/annexes')
  if (!annexes) return null
  const missing = annexes.list.filter(({ file, isExempt }) => !file && !isExempt).length
  return (
    <section aria-labelledby="annexes" className="mt-3 print:hidden">
      <Card>
        <h2 id="annexes">{t('title')}</h2>
        <p className="mt-0.5 max-w-line text-soft">{t('lead')}</p>
        <ul className="mt-1">
          {annexes.list.map(({ name, item, title, file, isExempt }) => (
            <li key={name} className="border-t border-line-soft py-1">
              <p className="font-semibold">{title}</p>
              {file ? (
                <>
                  <a
                    href={`${base}/annexes/${item}/${name}`}
                    download
                    className="inline-flex min-h-target items-center [overflow-wrap:anywhere]"
                  >
                    {t('download', { title: file.title })}
                  </a>
                  <AboutDocument document={file} />
                </>
              ) : (
                <p className="text-soft">{t(isExempt ? 'exempt' : 'missing')}</p>
              )}
            </li>
          ))}
        </ul>
        {missing > 0 && <Ask person={annexes.person} count={missing} />}
      </Card>
    </section>
  )
}

/** Who has what is not here, and how they are reached. */
function Ask({ person: { name, company, email, phone }, count }: { person: AnnexesView['person']; count: number }) {
  const t = useText('sharing/annexes')
  const who = [name, company].filter(Boolean).join(', ')
  return (
    <div className="border-t border-line-soft pt-1 [overflow-wrap:anywhere]">
      <p>{t('ask', { count, who: who === '' ? t('supplier') : who })}</p>
      <p className="flex flex-wrap gap-x-2">
        {phone && <PhoneLink phone={phone} className="inline-flex min-h-target items-center" />}{' '}
        {email && <MailLink email={email} className="inline-flex min-h-target items-center" />}
      </p>
    </div>
  )
}
