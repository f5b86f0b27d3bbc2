import { useText } from '#app/platform/i18n/use-text.ts'
import type { MailLink } from '#app/platform/mail/message.server.ts'
import { Card } from '#app/ui/card.tsx'

/** A message as its recipients would see it, in one language. */
export type Preview = { language: 'nl' | 'en'; subject: string; parts: (string | MailLink)[] }

/** What was typed as a message, in each language; nothing in it leads anywhere. */
export function MailPreview({ preview }: { preview: Preview[] }) {
  const t = useText('staff/mail/texts')
  return (
    <section className="mt-2 max-w-form" aria-labelledby="preview">
      <h2 id="preview">{t('previewTitle')}</h2>
      <p>{t('previewLead')}</p>
      {preview.map(({ language, subject, parts }) => (
        <Card key={language} className="mt-2">
          <h3>{t(`languages.${language}`)}</h3>
          <p className="mt-1">
            {t('subject')}: <strong lang={language}>{subject}</strong>
          </p>
          <div lang={language} className="mt-1 grid gap-1.5 [overflow-wrap:anywhere]">
            {parts.map((part, index) =>
              typeof part === 'string' ? (
                <p key={index} className="whitespace-pre-line">
                  {part}
                </p>
              ) : (
                <p key={index}>
                  <span className="inline-block rounded bg-teal-dark px-2 py-1 font-semibold text-white">
                    {part.label}
                  </span>
                </p>
              ),
            )}
          </div>
        </Card>
      ))}
    </section>
  )
}
