import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { LeafTable } from './leaf-table.tsx'
import type { OperationView } from './reference.server.ts'

/** One operation of the API: what it takes, what it answers, and an example of both. */
export function OperationCard({ operation }: { operation: OperationView }) {
  const t = useText('api/pages')
  const { id, method, path, summary, description, parameters, body, takesFiles, answer, example, statuses } = operation
  const name = `${method} ${path}`
  return (
    <Card as="article" className="mt-3">
      <h3 id={id}>
        <code>{name}</code>
      </h3>
      <p lang="en" className="mt-0.5 font-semibold">
        {summary}
      </p>
      <p lang="en" className="mt-0.5 max-w-line">
        {description}
      </p>
      {parameters.length > 0 && (
        <Part title={t('operation.query')}>
          <LeafTable caption={t('operation.queryOf', { name })} leaves={parameters} saysNeeded />
        </Part>
      )}
      {body && (
        <Part title={t('operation.body')}>
          <LeafTable caption={t('operation.bodyOf', { name })} leaves={body} saysNeeded />
        </Part>
      )}
      {takesFiles && <Part title={t('operation.body')}>{t('operation.files')}</Part>}
      <Part title={t('operation.answer')}>
        {answer.length > 0 ? (
          <LeafTable caption={t('operation.answerOf', { name })} leaves={answer} />
        ) : (
          t('operation.nothing')
        )}
      </Part>
      {example.question !== null && <Example title={t('operation.exampleSent')} text={example.question} />}
      {example.answer !== null && <Example title={t('operation.exampleAnswer')} text={example.answer} />}
      <Part title={t('operation.statuses')}>{statuses.join(', ')}</Part>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4 className="mt-2 font-semibold">{title}</h4>
      <div className="mt-0.5">{children}</div>
    </>
  )
}

function Example({ title, text }: { title: string; text: string }) {
  return (
    <Part title={title}>
      <pre className="whitespace-pre-wrap rounded bg-teal-wash px-1.5 py-1 text-small">{text}</pre>
    </Part>
  )
}
