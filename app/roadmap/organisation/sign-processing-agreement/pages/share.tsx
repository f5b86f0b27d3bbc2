import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { AboutDocument } from '#app/platform/library/about-document.tsx'
import { handedOutDocument, libraryAddress } from '#app/platform/library/handed-out-document.ts'
import { ContactWays } from '#app/platform/relationships/provider-contact.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { readAnnexes } from '#app/roadmap/letters/annexes.server.ts'
import { writerFor } from '#app/roadmap/letters/letters.server.ts'
import { MessageToSend } from '#app/roadmap/letters/message-to-send.tsx'
import { readFields } from '#app/roadmap/rules/fields.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { Note } from '#app/ui/card.tsx'
import { fields } from '../fields.ts'
import { processingAgreement } from '../item.ts'
import { writeRequest } from '../letters/request.ts'

const texts = 'roadmap/organisation/sign-processing-agreement'

export const handle = titledByLoader

/** The message to who has to read the agreement, and the documents that go with it. */
export async function loader(args: LoaderFunctionArgs) {
  const { forms, organisationName, member, contact } = await readRoute(args, 'organisation')
  const words = writerFor(processingAgreement, args.context.language)
  const values = readFields(fields, forms.get(processingAgreement.key)?.fields)
  const { language } = args.context
  const annexes = await readAnnexes(member, processingAgreement, language)
  const documents = annexes.filter(({ isExempt }) => !isExempt)
  const names = documents.map(({ title }) => title)
  return {
    ...(await loadInfoPage(args, processingAgreement, 'share')),
    message: writeRequest({ values, organisation: organisationName, sender: member, documents: names }, words),
    contact,
    documents: documents.map(({ title, document }) => ({
      name: title,
      file: document && handedOutDocument(document),
    })),
  }
}

/** The reader asks signer and data protection officer to read the agreement, in a message of their own. */
export default function Share() {
  const { message, documents } = useLoaderData<typeof loader>()
  return (
    <InfoPage>
      <MessageToSend message={message} />
      {documents.length > 0 && <Documents />}
    </InfoPage>
  )
}

/** What goes with the agreement, and whom to ask for what is not there. */
function Documents() {
  const t = useText(texts)
  const { documents, contact } = useLoaderData<typeof loader>()
  const areThere = documents.every(({ file }) => file)
  return (
    <>
      <h2 className="mt-4">{t('share.documents')}</h2>
      <ul className="mt-1 max-w-line list-disc pl-3">
        {documents.map(({ name, file }) => (
          <li key={name} className="mt-0.5">
            {name}
            {file && (
              <div className="mt-0.5">
                <a href={libraryAddress(file.id)}>{t('share.download', { title: file.title })}</a>
                <AboutDocument document={file} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Note className="mt-2">{t(areThere ? 'share.documentsHere' : 'share.documentsFrom')}</Note>
      {contact && !areThere && (
        <div className="mt-1">
          {contact.name && <p className="font-semibold">{t('share.contact', { name: contact.name })}</p>}
          <ContactWays contact={contact} />
        </div>
      )}
    </>
  )
}
