import { useText } from '#app/platform/i18n/use-text.ts'
import { CalmCard, NextCard } from '#app/roadmap/home/next-card.tsx'
import { Count } from '#app/ui/count.tsx'
import { FiveStops } from '#app/ui/five-stops.tsx'
import { Initials } from '#app/ui/initials.tsx'
import { Meter } from '#app/ui/meter.tsx'
import { RowSign, type RowSignKind } from '#app/ui/row-sign.tsx'
import { StateTag, type State } from '#app/ui/state-tag.tsx'
import { namespace, Part, Row } from './part.tsx'

const states: State[] = ['none', 'busy', 'done', 'confirmed', 'waiting', 'returned', 'not-needed']
const people = [
  ['own', 'MJ'],
  ['outside', 'BH'],
  ['nobody', ''],
] as const
const stops = ['one', 'two', 'three', 'four', 'five'] as const
const lines = { begun: [1, 0.5, 0.33, 0, 0], fresh: [0, 0, 0, 0, 0], done: [1, 1, 1, 1, 1] }

/** How far something is, in a word, a number or a line. */
export function States() {
  const t = useText(namespace)
  const common = useText('common')
  const signs: [RowSignKind, string][] = [
    ['late', t('states.late')],
    ['none', common('states.none')],
    ['busy', common('states.busy')],
    ['back', t('states.returned')],
    ['accepted', common('states.confirmed')],
    ['answer', t('states.answer')],
    ['waits', common('states.waiting')],
  ]
  return (
    <>
      <Part name="states">
        <Row>
          {states.map((state) => (
            <StateTag key={state} state={state} />
          ))}
          <StateTag state="waiting" label={t('states.wifi')} />
          <Count>{3}</Count>
          <Count isRed>{2}</Count>
        </Row>
        <ul className="mt-2 flex flex-wrap items-center gap-2">
          {signs.map(([kind, words]) => (
            <li key={kind}>
              <RowSign kind={kind} words={words} />
            </li>
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          {people.map(([kind, letters]) => (
            <span key={kind} className="flex items-center gap-1">
              <Initials letters={letters} kind={kind} />
              {t(`people.${kind}`)}
            </span>
          ))}
        </p>
        <Meter className="mt-2" value={6} max={17} label={t('stops.meter')} />
      </Part>
      <Part name="line">
        <div className="mt-2 grid gap-3 rounded border border-line bg-card p-2 sm:p-3">
          {(['begun', 'fresh', 'done'] as const).map((line) => (
            <FiveStops
              key={line}
              label={t(`stops.${line}`)}
              stops={stops.map((stop, index) => {
                const share = lines[line][index] ?? 0
                const words = t('stops.share', { stop: t(`stops.${stop}`), percent: Math.round(share * 100) })
                return { key: stop, share, words, hint: t(`stops.${stop}`) }
              })}
            />
          ))}
        </div>
      </Part>
    </>
  )
}

/** What comes next; what stands there while others have to act, and where all is done. */
export function NextCards() {
  const t = useText(namespace)
  const step = {
    eyebrow: t('next.eyebrow'),
    heading: t('next.heading'),
    text: t('next.text'),
    href: '#next',
    button: t('next.button'),
    pass: null,
    time: { words: t('next.late'), why: t('next.why'), isLate: true },
  }
  return (
    <Part name="next">
      <NextCard step={step} />
      <CalmCard id="calm" calm={{ isDone: false, heading: t('next.calm'), text: t('next.calmText') }} />
      <CalmCard id="ready" calm={{ isDone: true, heading: t('next.ready'), text: t('next.readyText') }} />
    </Part>
  )
}
