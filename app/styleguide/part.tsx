import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { TextKey } from '#app/platform/i18n/text.ts'
import type { nl } from './nl.ts'

export const namespace = 'styleguide'

type Name = Extract<TextKey<typeof nl>, `parts.${string}`> extends `parts.${infer Part}` ? Part : never

/** One kind of building block, under its name. */
export function Part({ name, children }: { name: Name; children: ReactNode }) {
  const t = useText(namespace)
  return (
    <section aria-labelledby={name} className="mt-4 border-t border-line pt-3">
      <h2 id={name}>{t(`parts.${name}`)}</h2>
      {children}
    </section>
  )
}

/** Building blocks beside each other, as far as there is room. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-wrap items-center gap-2">{children}</div>
)
