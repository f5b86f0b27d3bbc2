import { useText } from '#app/platform/i18n/use-text.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { FactorProblem } from './change-factor.server.ts'

/** What is wrong with the code, above the form. */
export function CodeProblem({ problem }: { problem: FactorProblem | null }) {
  const t = useText('routes/settings')
  return <ErrorSummary errors={problem ? [{ fieldId: 'code', message: t(`errors.${problem}`) }] : []} />
}

/** Where a code is typed. It is not filled in again: each works once. */
export function CodeField({
  problem,
  label,
  hint,
  isOfApp,
}: {
  problem: FactorProblem | null
  label: string
  hint?: string
  isOfApp: boolean
}) {
  const t = useText('routes/settings')
  return (
    <Field id="code" label={label} hint={hint} errors={problem ? [t(`errors.${problem}`)] : undefined}>
      {(wiring) => (
        <Input
          {...wiring}
          name="code"
          width="medium"
          autoComplete="one-time-code"
          inputMode={isOfApp ? 'numeric' : undefined}
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
