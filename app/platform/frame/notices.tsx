import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { CsrfField } from './csrf-field.tsx'
import type { FlashMessage } from './flash.server.ts'

type Props = {
  message: FlashMessage | null
  /** What provider staff tell everybody. */
  banner: { kind: 'info' | 'warning'; text: string } | null
  /** Whether the page has the script that says when the network is gone. */
  isWatched: boolean
}

/**
 * What has to be said before the page itself. A message that came with the page stands at its top; one that comes with a page
 * that is put in place, and leads nowhere, appears in a corner instead (`app/platform/frame/say-messages.ts`).
 */
export function Notices({ message, banner, isWatched }: Props) {
  return (
    <>
      <div className="mb-2 grid gap-1 empty:hidden print:hidden">
        {banner && (
          <Banner kind={banner.kind} live={false}>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{banner.text}</p>
          </Banner>
        )}
        {message && (
          <div data-message={message.link || message.undo ? undefined : message.look} data-kind={message.kind}>
            <Banner kind={message.kind}>
              {message.text} {message.link && <a href={message.link.href}>{message.link.text}</a>}
              {message.undo && <UndoForm undo={message.undo} />}
            </Banner>
          </div>
        )}
      </div>
      {isWatched && <OfflineBanner />}
    </>
  )
}

/** Undoes what a message tells. */
function UndoForm({ undo: { action, fields, text } }: { undo: NonNullable<FlashMessage['undo']> }) {
  return (
    <Form method="post" action={action} className="inline-block">
      <CsrfField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button tone="plain">{text}</Button>
    </Form>
  )
}

/**
 * Says that the network is gone, for as long as it is (`show-state.ts`); not where a form says it in the line about its saves. Its
 * words are in attributes, where browsers that know no scripts do not show them.
 */
function OfflineBanner() {
  const t = useText('common')
  return (
    <div hidden data-offline="" className="offline-banner mb-2 print:hidden">
      <Banner kind="warning" title={<span data-words={t('offline.title')} />}>
        <p data-words={t('offline.text')} />
      </Banner>
    </div>
  )
}
