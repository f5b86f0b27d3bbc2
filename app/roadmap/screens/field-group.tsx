import type { ReactNode } from 'react'
import { FieldSet } from '#app/ui/field.tsx'
import { useItemText } from './page-fields.tsx'

/** Fields that belong together, under a heading; its words stand under `legends`. */
export function FieldGroup({ name, children }: { name: string; children: ReactNode }) {
  const t = useItemText()
  return <FieldSet legend={t(`legends.${name}`)}>{children}</FieldSet>
}
