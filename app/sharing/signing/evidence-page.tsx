import { useText } from '#app/platform/i18n/use-text.ts'
import { PdfLink } from '../evidence/pdf-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Evidence } from './evidence.server.ts'

type Props = {
  evidence: Evidence
  /** The address of this page; those of the files are the same with '.txt' and '.pdf' behind it. */
  address: string
  back: string
}

/** Who accepted which text, to be printed and to be checked without this portal. */
export function EvidencePage({ evidence, address, back }: Props) {
  const t = useText('sharing/signing')
  const { title, what, text, hash, file, number, signatures } = evidence
  return (
    <>
      <PageTitle lead={t(`evidence.lead.${what}`, { title })}>{t(`evidence.title.${what}`)}</PageTitle>
      {number !== null && <PdfLink number={number} address={`${address}.pdf`} />}
      <h2 className="mt-4">{t('evidence.who')}</h2>
      {signatures.map((signature) => (
        <Card key={signature.id} className="mt-1 break-inside-avoid">
          <Signed signature={signature} />
        </Card>
      ))}
      <section aria-labelledby="check">
        <h2 id="check" className="mt-4">
          {t('evidence.check')}
        </h2>
        <p className="mt-1 max-w-line">{t('evidence.checkText')}</p>
        <ol className="mt-1 max-w-line list-decimal pl-3">
          <li className="mt-0.5">
            <a href={`${address}.txt`} download className="[overflow-wrap:anywhere]">
              {t('evidence.download', { file })}
            </a>{' '}
            {t('evidence.checkFile')}
          </li>
          <li className="mt-0.5">
            {t('evidence.checkRun')}
            <Code>{`sha256sum ${file}`}</Code>
            <Code>{`certutil -hashfile ${file} SHA256`}</Code>
          </li>
          <li className="mt-0.5">
            {t('evidence.checkCompare')} {t('evidence.code')}:<Code>{hash}</Code>
          </li>
        </ol>
        <p className="mt-1 max-w-line text-small text-soft print:hidden">{t('evidence.print')}</p>
      </section>
      <section aria-labelledby="text">
        <h2 id="text" className="mt-4">
          {t('evidence.text')}
        </h2>
        <Card className="mt-1 whitespace-pre-line [overflow-wrap:anywhere] print:border-0 print:p-0">{text}</Card>
      </section>
      <p className="mt-3 print:hidden">
        <a href={back} className="inline-flex min-h-target items-center">
          {t('evidence.back')}
        </a>
      </p>
    </>
  )
}

function Signed({ signature }: { signature: Evidence['signatures'][number] }) {
  const t = useText('sharing/signing')
  const { name, invitedName, isOther, position, role, statement, utc, dutch, link, address } = signature
  const facts = [
    { term: t('evidence.name'), value: name },
    ...(invitedName === '' ? [] : [{ term: t('evidence.invited'), value: invitedName }]),
    ...(isOther ? [{ term: t('evidence.other'), value: t('evidence.otherText', { name, invited: invitedName }) }] : []),
    ...(position === '' ? [] : [{ term: t('evidence.position'), value: position }]),
    { term: t('evidence.role'), value: t(`roles.${role}`) },
    { term: t('evidence.statement'), value: statement },
    { term: t('evidence.utc'), value: utc },
    { term: t('evidence.dutch'), value: dutch },
    { term: t('evidence.link'), value: link },
    ...(address === null ? [] : [{ term: t('evidence.address'), value: address }]),
  ]
  return (
    <dl>
      {facts.map(({ term, value }) => (
        <div key={term} className="border-t border-line-soft py-1 first:border-t-0 sm:grid sm:grid-cols-3 sm:gap-2">
          <dt className="font-semibold">{term}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere] sm:col-span-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Code = ({ children }: { children: string }) => (
  <code className="mt-0.5 block rounded bg-paper px-1 py-0.5 text-small [overflow-wrap:anywhere]">{children}</code>
)
