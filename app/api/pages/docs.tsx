import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LeafTable } from '#app/api/leaf-table.tsx'
import { OperationCard } from '#app/api/operation-card.tsx'
import { readReference } from '#app/api/reference.server.ts'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { deepestJson, largestBodies, rates, valuesInJson } from '#app/platform/config/limits.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Table } from '#app/ui/table.tsx'

const namespace = 'api/pages'

export const handle: Handle = { title: { namespace, key: 'title' } }

/** GET /api/docs: the API to be read by people. It is the same for everybody, signed in or not. */
export function loader({ request }: LoaderFunctionArgs) {
  const { authorizeUrl, audience } = authConfigFor(request)
  return {
    ...readReference(),
    signIn: { authorizeUrl, audience, scope: 'read:current_user' },
    limits: {
      ...{ api: rates.api.perUser, uploads: rates.upload.perUser, deep: deepestJson, values: valuesInJson },
      megabytes: largestBodies.json / 1024 / 1024,
    },
  }
}

const parts = ['signIn', 'operations', 'forms', 'failures', 'limits'] as const

/** What the API takes and answers, and how a program signs in. */
export default function ApiReference() {
  const t = useText(namespace)
  const { operations, forms, failures, signIn, limits } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('heading')}</PageTitle>
      <p className="mt-1 max-w-line">
        {t('document.text')} <a href="/api/openapi.json">{t('document.file')}</a>
      </p>
      <nav aria-label={t('contents')} className="mt-2">
        <ul className="flex flex-wrap gap-x-3">
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`} className="inline-flex min-h-target items-center">
                {t(`${part}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>

      <section aria-labelledby="signIn" className="mt-4 max-w-line">
        <h2 id="signIn">{t('signIn.title')}</h2>
        <p className="mt-1">{t('signIn.lead')}</p>
        <ol className="mt-1 list-decimal space-y-1 pl-3">
          <li>{t('signIn.token', signIn)}</li>
          <li>{t('signIn.header')}</li>
          <li>{t('signIn.over')}</li>
        </ol>
        <p className="mt-1">{t('signIn.program')}</p>
        <p className="mt-1">{t('signIn.browser')}</p>
      </section>

      <section aria-labelledby="operations" className="mt-4">
        <h2 id="operations">{t('operations.title')}</h2>
        <p className="mt-1">{t('operations.lead')}</p>
        {operations.map((operation) => (
          <OperationCard key={operation.id} operation={operation} />
        ))}
      </section>

      <section aria-labelledby="forms" className="mt-4">
        <h2 id="forms">{t('forms.title')}</h2>
        <p className="mt-1 max-w-line">{t('forms.lead')}</p>
        {forms.map(({ key, isOfLocation, fields }) => (
          <div key={key} className="mt-3">
            <h3>
              <code>{key}</code>
            </h3>
            <p className="mb-1">{t(isOfLocation ? 'forms.ofLocation' : 'forms.ofOrganisation')}</p>
            <LeafTable caption={t('forms.fieldsOf', { key })} leaves={fields} />
          </div>
        ))}
      </section>

      <section aria-labelledby="failures" className="mt-4">
        <h2 id="failures">{t('failures.title')}</h2>
        <p className="mb-2 mt-1 max-w-line">{t('failures.lead')}</p>
        <Table
          caption={t('failures.caption')}
          rows={failures}
          rowKey={({ status }) => status}
          columns={[
            { key: 'status', head: t('failures.status'), names: true, cell: ({ status }) => status },
            {
              key: 'meaning',
              head: t('failures.meaning'),
              cell: ({ description }) => <span lang="en">{description}</span>,
            },
            { key: 'codes', head: t('failures.codes'), cell: ({ codes }) => <code>{codes}</code> },
            { key: 'headers', head: t('failures.headers'), cell: ({ headers }) => <code>{headers}</code> },
          ]}
        />
      </section>

      <section aria-labelledby="limits" className="mt-4 max-w-line">
        <h2 id="limits">{t('limits.title')}</h2>
        <p className="mt-1">{t('limits.text', limits)}</p>
      </section>
    </>
  )
}
