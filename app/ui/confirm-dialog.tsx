import * as Dialog from '@radix-ui/react-dialog'
import { Button } from './button.tsx'
import { openIsland } from './island.tsx'

type Question = { title: string; text: string; confirm: string; cancel: string }
type Ways = {
  onConfirm: () => void
  /** Gives the focus back to what opened the dialog. */
  returnFocus: () => void
}

/** Asks before something is taken away. */
export function openConfirmDialog(question: Question, { onConfirm, returnFocus }: Ways): void {
  const island = openIsland()
  const close = () => {
    island.render(null)
    returnFocus()
    island.close()
  }
  island.render(
    <ConfirmDialog
      {...{ question, box: island.box }}
      onCancel={close}
      onConfirm={() => {
        close()
        onConfirm()
      }}
    />,
  )
}

type Props = { question: Question; box: HTMLElement; onConfirm: () => void; onCancel: () => void }

/** The veil is our own: Radix's one writes styles into the page, which the content security policy refuses. */
function ConfirmDialog({ question: { title, text, confirm, cancel }, box, onConfirm, onCancel }: Props) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Portal container={box}>
        <div className="fixed inset-0 z-dialog bg-ink/50" />
        <Dialog.Content
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="fixed inset-x-2 top-[12vh] z-dialog mx-auto max-h-[75vh] max-w-form overflow-y-auto rounded border border-line bg-card p-3"
        >
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description className="mt-1 max-w-line">{text}</Dialog.Description>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button type="button" tone="removal" onClick={onConfirm}>
              {confirm}
            </Button>
            <Button type="button" tone="plain" onClick={onCancel}>
              {cancel}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
