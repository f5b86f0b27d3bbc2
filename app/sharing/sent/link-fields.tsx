import type { FieldMetadata } from '@conform-to/react'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { Card, Note } from '#app/ui/card.tsx'
import { Checkbox, Checkboxes } from '#app/ui/choices.tsx'
import { InputField, RadioField, shownIn, TextField } from '#app/ui/conform-fields.tsx'
import type { LinkField } from './link-values.ts'
import type { NewLink } from './new-link.server.ts'
import { rightKey } from './right-key.ts'

/** The form as conform keeps it. */
export type LinkForm = Record<Exclude<LinkField, 'items'> | 'code' | 'also' | 'noConfirming' | 'formId', string> & {
  items: string[]
}
type Kept<Value = string> = FieldMetadata<Value, LinkForm, string[]>

type Props = {
  asked: Omit<NewLink, 'values' | 'formId' | 'constraint'>
  fields: { [Name in keyof LinkForm]: Kept<LinkForm[Name]> }
  maxDays: number
}

/** Everything that is asked for a link. */
export function LinkFields({
  asked: { purpose, items, rights, noSigning, isSigned, signedBefore, signers, cancel, isToDo, until, canMailCode },
  fields,
  maxDays,
}: Props) {
  const t = useText('sharing/sent')
  const expires = shownIn(fields.expires)
  const [only] = items
  return (
    <>
      <Card>
        {items.length > 1 ? (
          <Checkboxes
            id="items"
            name="items"
            legend={t('make.items')}
            errors={fields.items.errors}
            defaultValues={fields.items.defaultOptions ?? []}
            choices={items.map(({ key, title }) => ({ value: key, label: title }))}
          />
        ) : (
          <>
            <p className="font-semibold">{t('make.item')}</p>
            <p>{only?.title ?? t('documents')}</p>
            {only && <input type="hidden" name="items" value={only.key} />}
          </>
        )}
        {rights.length > 1 ? (
          <RadioField
            field={fields.may}
            label={t('make.may')}
            empty={t('make.choose')}
            choices={rights.map((value) => ({ value, label: t(`rights.${rightKey(purpose, value)}`) }))}
          />
        ) : (
          <>
            <p className="mt-2 font-semibold">{t('make.may')}</p>
            {rights.map((right) => (
              <p key={right}>
                {t(`rights.${rightKey(purpose, right)}`)}
                <input type="hidden" name="may" value={right} />
              </p>
            ))}
          </>
        )}
        {isToDo && (
          <Checkbox
            id="noConfirming"
            name="noConfirming"
            label={t('make.noConfirming')}
            hint={t('make.noConfirmingHint')}
            defaultChecked={fields.noConfirming.defaultChecked}
          />
        )}
        {signedBefore && (
          <Note className="mt-2">
            {signedBefore.words} <a href={signedBefore.link.href}>{signedBefore.link.words}</a>
          </Note>
        )}
        {isSigned && (
          <TextField field={fields.reason} label={t('make.reason')} hint={t('make.reasonHint')} autoComplete="off" />
        )}
        <Signers signers={signers} isTicked={fields.also.defaultChecked} />
        {noSigning && (
          <Note className="mt-2">
            {t(`make.noSigning.${noSigning.kind}`)}{' '}
            {noSigning.kind === 'gaps' && <a href={cancel}>{t('make.toTask')}</a>}
            {noSigning.kind === 'annexes' && (
              <ul className="list-disc pl-3">
                {noSigning.names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )}
          </Note>
        )}
      </Card>
      <Card className="mt-3">
        <InputField field={fields.name} label={t('make.name')} autoComplete="off" />
        <InputField
          field={fields.email}
          label={t('make.email')}
          hint={t('make.emailHint')}
          autoComplete="off"
          inputMode="email"
          optional
        />
        <RadioField
          field={fields.language}
          label={t('make.language')}
          empty={t('make.choose')}
          choices={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <TextField
          field={fields.message}
          label={t('make.message')}
          hint={t('make.messageHint')}
          autoComplete="off"
          optional
        />
        <InputField
          field={fields.wish}
          label={t('make.wish')}
          hint={t('make.wishHint')}
          type={dayType(shownIn(fields.wish))}
          width="medium"
          autoComplete="off"
          optional
        />
      </Card>
      <Card className="mt-3">
        <InputField
          field={fields.expires}
          label={t('make.expires')}
          hint={t('make.expiresHint', { day: until, count: maxDays })}
          type={dayType(expires)}
          width="medium"
          autoComplete="off"
        />
        <Checkbox
          id="code"
          name="code"
          label={t('make.code')}
          hint={t('make.codeHint')}
          defaultChecked={fields.code.defaultChecked}
        />
        {canMailCode && (
          <InputField
            field={fields.codeEmail}
            label={t('make.codeEmail')}
            hint={t('make.codeEmailHint')}
            autoComplete="off"
            inputMode="email"
            optional
          />
        )}
      </Card>
    </>
  )
}

/** Who signs the same: one of those who were asked is enough, unless the sender says otherwise, or it is too late for that. */
function Signers({ signers, isTicked }: Pick<NewLink, 'signers'> & { isTicked: boolean | undefined }) {
  const t = useText('sharing/sent')
  const language = useLanguage()
  const signed = signers.filter(({ hasSigned }) => hasSigned)
  if (signed.length > 0)
    return (
      <Note className="mt-2">
        {t('make.signedAlready', { names: namesOf(signed, language), count: signed.length })}
      </Note>
    )
  if (signers.length === 0) return null
  const names = namesOf(signers, language)
  return (
    <Checkbox
      id="also"
      name="also"
      label={t('make.also', { names })}
      hint={t('make.alsoHint')}
      defaultChecked={isTicked}
    />
  )
}

const namesOf = (people: readonly { name: string }[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(people.map(({ name }) => name))

/** A field for dates shows nothing but dates: what else was typed stands in one for text. */
const dayType = (typed: string) => (typed === '' || /^\d{4}-\d{2}-\d{2}$/.test(typed) ? 'date' : 'text')
