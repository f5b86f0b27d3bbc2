import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

type Said = { name: string; role: string; email: string; phone: string }

type Props = {
  values: Said
  errors: Record<string, string[]>
  /** What is kept by now, where a colleague changed it meanwhile. */
  now?: Said
}

/** The fields about somebody who is added by hand. */
export function PersonFormFields({ values, errors, now }: Props) {
  const t = useText('roadmap/people')
  const nowIn = (name: keyof Said): string | undefined =>
    now && now[name] !== values[name] ? t('added.now', { value: now[name] || t('one.empty') }) : undefined
  const field = (name: keyof Said, look: object) => (
    <Field id={name} label={t(`new.${name}`)} hint={nowIn(name)} errors={errors[name]} optional={name !== 'name'}>
      {(wiring) => <Input {...wiring} {...look} name={name} autoComplete="off" defaultValue={values[name]} />}
    </Field>
  )
  return (
    <>
      {field('name', {})}
      {field('role', {})}
      {field('email', { inputMode: 'email', autoCapitalize: 'none', spellCheck: false })}
      {field('phone', { type: 'tel', width: 'medium' })}
    </>
  )
}
