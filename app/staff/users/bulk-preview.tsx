import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import type { BulkAnswer } from './invite-many.server.ts'
import { StaffForm } from '#app/staff/staff-form.tsx'

/** What is going to happen with each line of a list, and the button with which what is right goes out. */
export function BulkPreview({ answer: { text, lines, sent } }: { answer: BulkAnswer }) {
  const t = useText('staff/users')
  const ready = lines.filter(({ problems }) => problems.length === 0).length
  return (
    <div className="mb-4 mt-2">
      <h2>{t('bulk.preview')}</h2>
      <div role="status" className="mt-1">
        {sent > 0 && (
          <p className="font-bold">
            {t('bulk.sent', { count: sent })} {t('bulk.left')}
          </p>
        )}
        {ready > 0 && <p>{t('bulk.ready', { count: ready })}</p>}
      </div>
      <div className="mt-1">
        <Table
          caption={t('bulk.preview')}
          rows={lines}
          rowKey={({ line }) => String(line)}
          columns={[
            { key: 'line', head: t('bulk.line'), align: 'right', cell: ({ line }) => line },
            // Beside the number, so that it is seen first where not all columns can be.
            {
              key: 'verdict',
              head: t('bulk.verdict'),
              cell: ({ problems }) =>
                problems.length === 0 ? (
                  t('bulk.good')
                ) : (
                  <span className="inline-block min-w-[9rem] text-red">{problems.join(' ')}</span>
                ),
            },
            { key: 'name', head: t('columns.name'), names: true, cell: ({ cells }) => cells[0] },
            { key: 'email', head: t('columns.email'), cell: ({ cells }) => cells[1] },
            { key: 'organisation', head: t('columns.organisation'), cell: ({ cells }) => cells[2] },
            { key: 'language', head: t('columns.language'), cell: ({ cells }) => cells[3] },
          ]}
        />
      </div>
      {ready > 0 && (
        <StaffForm className="mt-2">
          <CsrfField />
          <input type="hidden" name="people" value={text} />
          <Button name="intent" value="send">
            {t('bulk.send', { count: ready })}
          </Button>
        </StaffForm>
      )}
    </div>
  )
}
