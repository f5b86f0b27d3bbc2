import { useText } from '#app/platform/i18n/use-text.ts'
import { Table } from '#app/ui/table.tsx'
import type { Leaf } from './schema-leaves.ts'

type Props = { caption: string; leaves: Leaf[]; saysNeeded?: boolean }

/** The values of something sent or answered, one a row; what they are is told in English. */
export function LeafTable({ caption, leaves, saysNeeded = false }: Props) {
  const t = useText('api/pages')
  return (
    <Table
      caption={caption}
      rows={leaves}
      rowKey={({ path }) => path}
      columns={[
        {
          key: 'name',
          head: t('table.name'),
          names: true,
          cell: ({ path }) => (path === '' ? t('table.whole') : <code>{path}</code>),
        },
        {
          key: 'type',
          head: t('table.type'),
          cell: ({ type, about }) => (
            <span lang="en">
              {type} {about && <span className="block text-soft">{about}</span>}
            </span>
          ),
        },
        ...(saysNeeded
          ? [
              {
                key: 'needed',
                head: t('table.needed'),
                cell: ({ needed }: Leaf) => t(needed ? 'table.yes' : 'table.no'),
              },
            ]
          : []),
      ]}
    />
  )
}
