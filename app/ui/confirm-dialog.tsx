import * as Dialog from '@radix-ui/react-dialog'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from './button.tsx'

export type ConfirmProps = {
  title: string
  text: string
  /** What the button says that does it: 'Afdeling verwijderen'. */
  confirm: string
  /** Gives the focus back to what opened the dialog. */
  returnFocus: () => void
  onConfirm: () => void
  onCancel: () => void
}

/**
 * The question before something is taken away. The veil is our own: Radix's one writes styles into the page, which the
 * content security policy refuses.
 */
export function ConfirmDialog({ title, text, confirm, returnFocus, onConfirm, onCancel }: ConfirmProps) {
  const t = useText('common')
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Portal>
        <div className="fixed inset-0 z-dialog bg-ink/50" />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
          }}
          className="fixed inset-x-2 top-[12vh] z-dialog mx-auto max-h-[76vh] max-w-form overflow-y-auto rounded border border-line bg-card p-3"
        >
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description className="mt-1 max-w-line">{text}</Dialog.Description>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button type="button" tone="removal" onClick={onConfirm}>
              {confirm}
            </Button>
            <Button type="button" tone="plain" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
