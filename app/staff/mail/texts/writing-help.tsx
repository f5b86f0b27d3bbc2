import { useText } from '#app/platform/i18n/use-text.ts'

type Value = { value: string; means: string; isNeeded: boolean }

/** How a text is written, and what can stand in it. */
export function WritingHelp({ values, hasButton }: { values: Value[]; hasButton: boolean }) {
  const t = useText('staff/mail/texts')
  return (
    <section className="mt-3" aria-labelledby="how">
      <h2 id="how">{t('how')}</h2>
      <ul className="mt-1 grid list-disc gap-0.5 pl-3">
        <li>{t('paragraphs')}</li>
        {hasButton && <li>{t('button')}</li>}
        <li>{t('values')}</li>
      </ul>
      <h3 className="mt-2">{t('valuesTitle')}</h3>
      <dl className="mt-1 grid gap-x-3 gap-y-0.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {values.map(({ value, means, isNeeded }) => (
          <div key={value} className="contents">
            <dt>
              <code>{value}</code>
            </dt>
            <dd>
              {means}
              {isNeeded && <strong className="text-small"> ({t('neededValue')})</strong>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
