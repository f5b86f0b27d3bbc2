import type { CSSProperties } from 'react'
import { colours, small, teal } from './mail-styles.ts'
import type { MailLink } from './message.server.ts'

/** A table of one row. */
export function Table({ children, ...rest }: JSX.IntrinsicElements['table']) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...rest}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

/** The one thing to do, with its address for where buttons do nothing. */
export function Button({ link: { href, label }, addressLead }: { link: MailLink; addressLead: string }) {
  const look: CSSProperties = {
    ...{ display: 'inline-block', padding: '12px 24px' },
    ...{ color: colours.sheet, fontWeight: 'bold', textDecoration: 'none' },
  }
  return (
    <>
      <Table style={{ margin: '20px 0 0' }}>
        <td className="button" style={{ background: teal.plain, borderRadius: 4 }}>
          <a className="label" href={href} style={look}>
            {label}
          </a>
        </td>
      </Table>
      <p className="soft" style={{ margin: '12px 0 16px', ...small }}>
        {addressLead}
        <br />
        {href}
      </p>
    </>
  )
}

/** Words with line ends where lines end. */
export const Lines = ({ text }: { text: string }) =>
  text.split(/\r?\n/).map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ))
