import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type DragEvent,
} from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { UploadIcon } from '#app/ui/icons.tsx'
import { withMore } from './chosen.ts'
import type { ChosenFiles } from './chosen-files.tsx'
import { acceptedTypes } from './file-types.ts'
import { filesPerUpload } from './limits.ts'

type Props = {
  id: string
  /** The most that one file may have. */
  megabytes: number
  /** What the files are; without it 'Choose files'. */
  label?: string
  errors?: string[]
  /** Hears how many files are chosen. */
  onChosen?: (count: number) => void
}

const never = () => () => {}

type ListOfChosen = ComponentType<Parameters<typeof ChosenFiles>[0]>

/**
 * Chooses files; the form around it posts them as multipart/form-data. It stands after every other field of the form,
 * so that the server knows the answer's other fields before the first file arrives. With script, files can be dragged
 * onto it, and those that are chosen are listed; what that takes is loaded once there is one.
 */
export function UploadField({ id, megabytes, label, errors, onChosen }: Props) {
  const t = useText('platform/documents')
  const field = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [chosenIn, setChosenIn] = useState<HTMLInputElement | null>(null)
  const [List, setList] = useState<ListOfChosen | null>(null)
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [isOver, setIsOver] = useState(false)

  /** The field stays the truth: a form that is sent without the list sends the same files. */
  const put = useCallback((next: readonly File[]) => {
    const { current } = field
    if (!current) return
    const held = new DataTransfer()
    for (const file of next) held.items.add(file)
    current.files = held.files
    setFiles(next)
    setChosenIn(current)
    // Without the list the field works as it does without script.
    import('./chosen-files.tsx').then(
      ({ ChosenFiles }) => setList(() => ChosenFiles),
      () => {},
    )
  }, [])
  const add = (more: FileList) => put(withMore(files, [...more]))

  useEffect(() => onChosen?.(files.length), [files, onChosen])

  useEffect(() => {
    // Chosen before the scripts came.
    if (field.current?.files?.length) put([...field.current.files])
  }, [put])

  useEffect(() => {
    // A file that is dropped beside the field would take the place of the page.
    const refuse = (event: globalThis.DragEvent) => {
      if (event.target === field.current || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    const events = ['dragover', 'drop'] as const
    for (const name of events) document.addEventListener(name, refuse)
    return () => {
      for (const name of events) document.removeEventListener(name, refuse)
    }
  }, [])

  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    drag(event)
    if (event.dataTransfer.files.length > 0) add(event.dataTransfer.files)
  }
  return (
    <>
      <Field
        id={id}
        label={label ?? t('field.label')}
        hint={t('field.hint', { files: filesPerUpload, megabytes })}
        errors={errors}
      >
        {(wiring) => (
          // Alive, the whole zone is the field, which lies over its words; still, the field itself has to say what is chosen.
          <div
            className={`relative mt-1 flex min-h-[9rem] flex-col items-center justify-center gap-0.5 rounded border-2 border-dashed px-2 py-2 text-center focus-within:outline focus-within:outline-[3px] focus-within:outline-offset-2 focus-within:outline-glow focus-within:[box-shadow:0_0_0_2px] ${isOver ? 'border-teal bg-teal-wash' : errors?.length ? 'border-red bg-card' : 'border-edge bg-card'}`}
          >
            <UploadIcon className="h-4 w-4 text-teal" />
            <input
              {...wiring}
              ref={field}
              type="file"
              name="files"
              multiple
              accept={acceptedTypes}
              onChange={({ currentTarget }) => currentTarget.files && add(currentTarget.files)}
              onDragOver={drag}
              onDragLeave={drag}
              onDrop={drop}
              className={
                isAlive
                  ? 'absolute inset-0 h-full w-full cursor-pointer opacity-0'
                  : 'min-h-target max-w-full text-small'
              }
            />
            {isAlive && (
              <p aria-hidden="true">
                <b className="block">{t('field.drop')}</b> {t('field.or')}{' '}
                <span className="font-strong text-teal-dark underline underline-offset-3">{t('field.choose')}</span>
              </p>
            )}
          </div>
        )}
      </Field>
      {List && chosenIn && (
        <List
          files={files}
          field={chosenIn}
          megabytes={megabytes}
          onRemove={(file) => put(files.filter((one) => one !== file))}
        />
      )}
    </>
  )
}
