import { useText } from '#app/platform/i18n/use-text.ts'
import { Chips } from '../today/chips.tsx'
import { BandPicture, BarPicture } from './pictures.tsx'
import type { Radar } from './radar.server.ts'
import { placeCell, RowTable, Section, useColumn } from './section.tsx'

const right = { align: 'right' as const }
const names = { names: true }

/** How many rows are drawn; the table has them all. */
const drawn = 12

/** What changed of locations, by kind. */
export function Changes({ radar: { changes } }: { radar: Radar }) {
  const t = useText('staff/radar')
  const column = useColumn<Radar['changes']['rows'][number]>()
  const title = t('sections.changes.title')
  const bars = changes.kinds.map(({ key, count }) => ({ name: t(`kinds.${key}`), value: count }))
  return (
    <Section
      table="changes"
      note={t('sections.changes.note', { day: changes.since })}
      isEmpty={changes.rows.length === 0}
      isUnknown={changes.knownSince !== null}
      above={
        <>
          {changes.knownSince && <p className="mt-1 max-w-line">{t('knownSince', { day: changes.knownSince })}</p>}
          <Chips
            label={t('kinds.label')}
            choices={changes.kinds.map((one) => ({ ...one, name: t(`kinds.${one.key}`) }))}
          />
        </>
      }
      picture={<BarPicture id="changes" title={title} description={t('sections.changes.picture')} rows={bars} />}
      file={changes.file}
      pages={changes.pages}
    >
      <RowTable
        caption={title}
        rows={changes.rows}
        columns={[
          column('location', placeCell, names),
          column('what', ({ what }) => what),
          column('before', ({ before }) => before),
          column('after', ({ after }) => after),
        ]}
      />
    </Section>
  )
}

/** Locations of which the forecast is later than the connection day. */
export function Slips({ radar: { slips } }: { radar: Radar }) {
  const t = useText('staff/radar')
  const column = useColumn<Radar['slips']['rows'][number]>()
  const title = t('sections.slips.title')
  const bars = slips.rows.slice(0, drawn).map(({ location, days }) => ({ name: location, value: days }))
  return (
    <Section
      table="slips"
      note={t('sections.slips.note')}
      isEmpty={slips.rows.length === 0}
      above={
        <p>
          <a href={slips.board} className="inline-flex min-h-target items-center print:hidden">
            {t('board')}
          </a>
        </p>
      }
      picture={<BarPicture id="slips" title={title} description={t('sections.slips.picture')} rows={bars} />}
      file={slips.file}
      pages={slips.pages}
    >
      <RowTable
        caption={title}
        rows={slips.rows}
        columns={[
          column('location', placeCell, names),
          column('connection', ({ connection }) => connection),
          column('forecast', ({ forecast }) => forecast),
          column('days', ({ days }) => days, right),
          column('week', ({ week }) => week, right),
          column('month', ({ month }) => month, right),
          column('rests', ({ rests }) => rests),
        ]}
      />
    </Section>
  )
}

/** How long each task takes. */
export function Pace({ radar: { pace } }: { radar: Radar }) {
  const t = useText('staff/radar')
  const column = useColumn<Radar['pace']['rows'][number]>()
  const title = t('sections.pace.title')
  const bands = pace.rows.flatMap(({ task, days }) => (days ? [{ name: task, ...days }] : []))
  return (
    <Section
      table="pace"
      note={`${t('sections.pace.note')} ${t('ofFewest', { count: pace.fewest })}`}
      isEmpty={pace.rows.every(({ places }) => places === 0)}
      picture={
        bands.length > 0 ? (
          <BandPicture id="pace" title={title} description={t('sections.pace.picture')} rows={bands} />
        ) : (
          <p>{t('fewKnown')}</p>
        )
      }
      file={pace.file}
    >
      <RowTable
        caption={title}
        rows={pace.rows}
        columns={[
          column('task', ({ task }) => task, names),
          column('median', ({ days }) => days?.median ?? t('fewKnown'), right),
          column('low', ({ days }) => days?.low, right),
          column('high', ({ days }) => days?.high, right),
          column('own', ({ days }) => days?.own, right),
          column('customers', ({ customers }) => customers, right),
          column('places', ({ places }) => places, right),
        ]}
      />
    </Section>
  )
}

/** Tasks that were begun and stand still. */
export function Still({ radar: { still } }: { radar: Radar }) {
  const t = useText('staff/radar')
  const column = useColumn<Radar['still']['rows'][number]>()
  const placed = useColumn<Radar['still']['places'][number]>()
  const title = t('sections.still.title')
  const bars = still.rows.slice(0, drawn).map(({ task, places }) => ({ name: task, value: places }))
  const at = still.task === null ? '' : t('stillAt', { task: still.task })
  return (
    <Section
      table="still"
      note={t('sections.still.note', { days: still.days })}
      isEmpty={still.rows.length === 0}
      picture={<BarPicture id="still" title={title} description={t('sections.still.picture')} rows={bars} />}
      file={still.file}
      pages={still.pages}
    >
      <RowTable
        caption={title}
        rows={still.rows}
        columns={[
          column('task', ({ task, href }) => <a href={href}>{task}</a>, names),
          column('places', ({ places }) => places, right),
          column('customers', ({ customers }) => customers, right),
          column('stillMedian', ({ median }) => median, right),
          column('longest', ({ longest }) => longest, right),
        ]}
      />
      {still.places.length > 0 && (
        <>
          <h3 className="mt-2">{at}</h3>
          <RowTable
            caption={at}
            rows={still.places}
            columns={[placed('location', placeCell, names), placed('since', ({ since }) => since)]}
          />
        </>
      )}
    </Section>
  )
}

/** Questions that go wrong. */
export function Fields({ radar: { fields, days } }: { radar: Radar }) {
  const t = useText('staff/radar')
  const column = useColumn<Radar['fields']['rows'][number]>()
  const title = t('sections.fields.title')
  const bars = fields.rows.slice(0, drawn).map(({ field, times }) => ({ name: field, value: times }))
  return (
    <Section
      table="fields"
      note={t('sections.fields.note')}
      isEmpty={fields.rows.length === 0}
      above={<Chips label={t('days.label')} choices={days.map((one) => ({ ...one, name: t(`days.${one.key}`) }))} />}
      picture={<BarPicture id="fields" title={title} description={t('sections.fields.picture')} rows={bars} />}
      file={fields.file}
      pages={fields.pages}
    >
      <RowTable
        caption={title}
        rows={fields.rows}
        columns={[
          column('field', ({ field }) => field, names),
          column('task', ({ task }) => task),
          column('times', ({ times }) => times, right),
          column('people', ({ people }) => people, right),
          column('customers', ({ customers }) => customers, right),
        ]}
      />
    </Section>
  )
}
