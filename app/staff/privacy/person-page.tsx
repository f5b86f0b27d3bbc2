import { renderToStaticMarkup } from 'react-dom/server'

/** A table of the page: its heading, the heads of its columns, and its rows in words. */
export type PageTable = { title: string; heads: string[]; rows: string[][] }

type Props = { language: string; title: string; made: string; tables: readonly PageTable[] }

const styles = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border: 1px solid #bbb; padding: .25rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }`

/** A page that stands by itself, without anything of ours around it, and that runs nothing. */
export const personPage = (props: Props): string => `<!doctype html>\n${renderToStaticMarkup(<Page {...props} />)}\n`

function Page({ language, title, made, tables }: Props) {
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
        <p>{made}</p>
        {tables.map(({ title: heading, heads, rows }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <table>
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr key={index}>
                    {row.map((cell, at) => (
                      <td key={at}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </body>
    </html>
  )
}
