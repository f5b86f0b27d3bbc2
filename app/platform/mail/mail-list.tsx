import type { CSSProperties } from 'react'
import { colours, teal } from './mail-styles.ts'
import type { MailList } from './message.server.ts'

const line = `1px solid ${colours.line}`
const link: CSSProperties = { color: teal.plain, fontWeight: 'bold' }
const when: CSSProperties = {
  ...{ padding: '10px 0 10px 12px', borderBottom: line, fontSize: 15, lineHeight: '22px', fontWeight: 'bold' },
  ...{ whiteSpace: 'nowrap', textAlign: 'right', verticalAlign: 'top' },
}

/** Things with their addresses: what and where at the left, by when at the right. */
export function MailListTable({ list: { heading, items, more } }: { list: MailList }) {
  return (
    <>
      <h2 style={{ margin: '24px 0 4px', fontSize: 18, lineHeight: '24px' }}>{heading}</h2>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {items.map((item, index) => (
            <tr key={index}>
              <td className="words" style={{ padding: '10px 0', borderBottom: line, ...text }}>
                <a className="link" href={item.href} style={link}>
                  {item.label}
                </a>
                {item.about && (
                  <>
                    <br />
                    <span className="soft" style={{ color: colours.soft }}>
                      {item.about}
                    </span>
                  </>
                )}
              </td>
              <td
                className={item.isLate ? 'late' : 'words'}
                style={{ ...when, color: item.isLate ? colours.late : colours.ink }}
              >
                {item.when}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && (
        <p style={{ margin: '10px 0 16px' }}>
          <a className="link" href={more.href} style={{ color: teal.plain }}>
            {more.label}
          </a>
        </p>
      )}
    </>
  )
}

const text: CSSProperties = { fontSize: 16, lineHeight: '22px', color: colours.ink }
