import { getFormProps, useForm } from '@conform-to/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField, SelectField, shownIn, TextField } from '#app/ui/conform-fields.tsx'
import { StateTag } from '#app/ui/state-tag.tsx'
import type { OrganisationPage } from '../one.server.ts'
import type { AccountAnswer } from './actions.server.ts'
import { Nothing, Section } from './section.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

type NoteValues = { noteId: string; kind: string; words: string; followUp: string }

/** The fields of a note, in the order of the form. */
export const noteFields = ['words', 'kind', 'followUp'] as const

/** The form for a note, with what was typed where it was refused. */
export function useNoteForm(page: OrganisationPage, sent: AccountAnswer | undefined) {
  const { noteId, constraints } = page.account
  return useForm<NoteValues>({
    id: 'note',
    defaultValue: { noteId, kind: 'call', words: '', followUp: '' },
    lastResult: sent?.part === 'note' ? sent.result : undefined,
    constraint: constraints.note,
  })
}

type Props = { page: OrganisationPage; form: ReturnType<typeof useNoteForm> }

/** What staff wrote down about an organisation, and the form for more. */
export function Notes({ page, form }: Props) {
  const t = useText('staff/organisations/account')
  const { rows, newer, older } = page.account.notes
  return (
    <Section name="notes">
      <Nothing>{t('notes.staffOnly')}</Nothing>
      {!page.archived && <NoteForm page={page} form={form} />}
      {rows.length === 0 && <Nothing>{t('notes.none')}</Nothing>}
      <ul className="text-tag [overflow-wrap:anywhere]">
        {rows.map((note) => (
          <li key={note.id} className="border-t border-line-soft px-2 py-1">
            <p className="text-soft">
              {note.author} · {note.kind} · {note.at}
            </p>
            <p className="whitespace-pre-line">{note.words}</p>
            {note.followUp && (
              <div className="mt-0.5 flex flex-wrap items-center gap-x-1.5">
                <StateTag state={note.isDone ? 'done' : note.isDue ? 'busy' : 'none'} label={note.followUp} />
                {!note.isDone && (
                  <StaffForm>
                    <CsrfField />
                    <input type="hidden" name="note" value={note.id} />
                    <Button tone="plain" name="do" value="followed-up">
                      {t('notes.markDone')}
                      <span className="sr-only"> ({t('notes.markDoneOf', { day: note.at })})</span>
                    </Button>
                  </StaffForm>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {(newer ?? older) && (
        <p className="flex flex-wrap gap-x-3 border-t border-line-soft px-2 text-tag">
          {newer && (
            <a href={newer} className="inline-flex min-h-target items-center">
              {t('notes.newer')}
            </a>
          )}
          {older && (
            <a href={older} className="inline-flex min-h-target items-center">
              {t('notes.older')}
            </a>
          )}
        </p>
      )}
    </Section>
  )
}

function NoteForm({ page, form: [form, fields] }: Props) {
  const t = useText('staff/organisations/account')
  const day = shownIn(fields.followUp)
  const isDay = day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)
  return (
    <StaffForm className="px-2 pb-2 text-tag" {...getFormProps(form)}>
      <CsrfField />
      <input type="hidden" name="noteId" value={shownIn(fields.noteId)} />
      <TextField field={fields.words} label={t('notes.words')} rows={3} />
      <div className="flex flex-wrap items-end gap-x-2">
        <SelectField
          field={fields.kind}
          label={t('notes.kind')}
          options={page.account.notes.kinds}
          empty={t('notes.chooseKind')}
        />
        <InputField
          field={fields.followUp}
          label={t('notes.followUp')}
          hint={t('notes.followUpHint')}
          type={isDay ? 'date' : 'text'}
          optional
        />
      </div>
      <Button tone="quiet" className="mt-1.5" name="do" value="note">
        {t('notes.save')}
      </Button>
    </StaffForm>
  )
}
