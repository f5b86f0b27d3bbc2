import { useText } from '#app/platform/i18n/use-text.ts'
import { CopyButton } from '#app/platform/frame/copy-button.tsx'
import type { Paragraph } from './message.server.ts'

/** The words of a message. Links are text, not ways to go: opening one would count as the recipient's opening it. */
export function MessageText({ paragraphs, language }: { paragraphs: Paragraph[]; language: string }) {
  const t = useText('platform/mail')
  const words = { copy: t('one.copy'), copied: t('one.copied'), failed: t('one.copyFailed') }
  return (
    <div className="mt-1 grid gap-1.5">
      {paragraphs.map((part, index) =>
        typeof part === 'string' ? (
          <p key={index} lang={language} className="whitespace-pre-line">
            {part}
          </p>
        ) : 'items' in part ? (
          <div key={index} lang={language}>
            <p className="font-bold">{part.heading}</p>
            <ul className="list-disc pl-5">
              {part.items.map(({ label, about, when }, at) => (
                <li key={at}>{[label, about, when].filter(Boolean).join(', ')}</li>
              ))}
              {part.more && <li>{part.more.label}</li>}
            </ul>
          </div>
        ) : (
          <div key={index} className="grid justify-items-start gap-1">
            <p lang={language}>
              {part.label}:<br />
              <span className="[overflow-wrap:anywhere]">{part.href}</span>
            </p>
            <CopyButton of={{ text: part.href }} words={words} />
          </div>
        ),
      )}
    </div>
  )
}
