import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MailListTable } from './mail-list.tsx'
import { Button, Lines, Table } from './mail-parts.tsx'
import { blocksOf, Step } from './mail-step.tsx'
import { colours, small, teal } from './mail-styles.ts'
import type { Paragraph } from './message.server.ts'

type Props = {
  language: string
  product: string
  subject: string
  preheader: string | null
  paragraphs: readonly Paragraph[]
  /** What stands above the address of a link, for where its button does nothing. */
  addressLead: string
  closing: readonly string[]
  /** The last of it: where messages like this are stopped. */
  stop: { href: string; label: string } | null
}

/** Programs that know of dark screens get our own dark colours; these go before the styles of the elements. */
const styles = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
.paper { background: #121b1b !important }
.step { background: #22302f !important }
.sheet { background: #1a2525 !important; border-color: #34423f !important }
.head { color: #9ad3cd !important; border-color: #3f8f88 !important }
.words { color: #e9ece7 !important }
.soft { color: #aab6b3 !important; border-color: #34423f !important }
.button { background: #9ad3cd !important }
.label { color: #0b2a29 !important }
.link { color: #9ad3cd !important }
.late { color: #f2a7a0 !important }
}`

const hidden: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }
const words: CSSProperties = { padding: '12px 24px 16px', fontSize: 16, lineHeight: '24px', color: colours.ink }

/**
 * A message as mail programs show it: one column between 320 and 600 px, with nothing that is fetched. Tables stand where
 * Outlook knows no other width, padding or ground.
 */
export const mailPage = (props: Props): string => `<!doctype html>\n${renderToStaticMarkup(<Page {...props} />)}\n`

function Page({ language, product, subject, preheader, paragraphs, addressLead, closing, stop }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Dates and numbers are no links of theirs. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{styles}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, background: colours.paper }}>
        {preheader !== null && <div style={hidden}>{preheader}</div>}
        <Table className="paper" width="100%" lang={language} style={{ background: colours.paper }}>
          <td align="center" style={{ padding: '24px 8px' }}>
            <Sheet>
              <tr>
                <td
                  className="head"
                  style={{
                    ...{ padding: '18px 24px', borderBottom: `4px solid ${teal.plain}` },
                    ...{ fontSize: 18, fontWeight: 'bold', color: teal.dark },
                  }}
                >
                  {product}
                </td>
              </tr>
              <tr>
                <td className="words" style={words}>
                  {blocksOf(paragraphs).map((block, index) =>
                    'step' in block ? (
                      <Step key={index} {...block} addressLead={addressLead} />
                    ) : (
                      <Part key={index} part={block.part} addressLead={addressLead} />
                    ),
                  )}
                </td>
              </tr>
              <tr>
                <td
                  className="soft"
                  style={{ padding: '8px 24px 16px', borderTop: `1px solid ${colours.line}`, ...small }}
                >
                  {closing.map((line) => (
                    <p key={line} style={{ margin: '8px 0' }}>
                      {line}
                    </p>
                  ))}
                  {stop && (
                    <p style={{ margin: '8px 0' }}>
                      <a className="soft" href={stop.href} style={{ color: colours.soft }}>
                        {stop.label}
                      </a>
                    </p>
                  )}
                </td>
              </tr>
            </Sheet>
          </td>
        </Table>
      </body>
    </html>
  )
}

function Part({ part, addressLead }: { part: Paragraph; addressLead: string }) {
  if (typeof part !== 'string') {
    return 'items' in part ? <MailListTable list={part} /> : <Button link={part} addressLead={addressLead} />
  }
  return (
    <p style={{ margin: '16px 0' }}>
      <Lines text={part} />
    </p>
  )
}

/** Where there is room 600 px wide, also for programs that know of no largest width; long words break. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      className="sheet"
      width={600}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{
        ...{ width: '100%', maxWidth: 600, background: colours.sheet, border: `1px solid ${colours.line}` },
        ...{ fontFamily: 'Verdana, Arial, sans-serif', textAlign: 'left', overflowWrap: 'anywhere' },
      }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}
