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
}

const never = () => () => {}

type ListOfChosen = ComponentType<Parameters<typeof ChosenFiles>[0]>

/**
 * Chooses files; the form around it posts them as multipart/form-data. It stands after every other field of the form,
 * so that the server knows the answer's other fields before the first file arrives. With script, files can be dragged
 * onto it, and those that are chosen are listed; what that takes is loaded once there is one.
 */
export function UploadField({ id, megabytes, label, errors }: Props) {
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
          <div className="relative mt-0.5">
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
              className={`block min-h-target w-full rounded border-2 border-dashed px-2 py-2 text-small file:mr-2 file:cursor-pointer file:rounded-pill file:border-2 file:border-solid file:border-teal file:bg-transparent file:px-2 file:py-1 file:font-semibold file:text-teal-dark aria-[invalid]:border-red ${isOver ? 'border-teal bg-teal-wash' : 'border-edge bg-card'}`}
            />
            {isAlive && files.length === 0 && (
              <p className="pointer-events-none absolute inset-y-0 right-2 hidden items-center text-small text-soft md:flex">
                {t('field.drop')}
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
