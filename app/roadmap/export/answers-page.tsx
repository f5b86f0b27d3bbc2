import { renderToStaticMarkup } from 'react-dom/server'

/** An item with its questions and answers, in words. */
export type AnsweredItem = {
  key: string
  title: string
  /** When it was last saved and by whom; null where nothing was filled in. */
  saved: string | null
  groups: { legend: string | null; answers: { label: string; value: string | null }[] }[]
}

type Props = {
  language: string
  title: string
  items: readonly AnsweredItem[]
  /** What stands where nothing was filled in: in a whole item, and in one question. */
  none: string
  empty: string
}

const styles = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: .25rem 1rem }
dd { margin: 0; white-space: pre-line }
h2 { border-top: 1px solid; padding-top: 1rem }
small { color: #555 }`

/** A page that stands by itself, without anything of ours around it, and that runs nothing. */
export const answersPage = (props: Props): string => `<!doctype html>\n${renderToStaticMarkup(<Page {...props} />)}\n`

function Page({ language, title, items, none, empty }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <h1>{title}</h1>
        {items.map(({ key, title: itemTitle, saved, groups }) => (
          <section key={key}>
            <h2>{itemTitle}</h2>
            <p>
              <small>{saved ?? none}</small>
            </p>
            {saved !== null && groups.map((group, index) => <Group key={index} group={group} empty={empty} />)}
          </section>
        ))}
      </body>
    </html>
  )
}

function Group({ group: { legend, answers }, empty }: { group: AnsweredItem['groups'][number]; empty: string }) {
  return (
    <>
      {legend !== null && <h3>{legend}</h3>}
      <dl>
        {answers.map(({ label, value }, index) => (
          <div key={index} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value ?? <small>{empty}</small>}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
