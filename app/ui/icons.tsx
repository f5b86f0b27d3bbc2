import type { ReactNode } from 'react'

/** The look that all icons share: drawn with the colour and the size of the text around them, hidden from screen readers. */
export function Icon({ children, className = 'h-2.5 w-2.5' }: { children: ReactNode; className?: string }) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

type Props = { className?: string }

export const CheckIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m4 10.5 4 4 8-9" />
  </Icon>
)

export const InfoIcon = (props: Props) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="8" />
    <path d="M10 9v5M10 6v.01" />
  </Icon>
)

export const WarningIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M10 2.5 18 17H2zM10 8v4M10 14.5v.01" />
  </Icon>
)

export const ChevronIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m5 7.5 5 5 5-5" />
  </Icon>
)

/** To a tab of its own. */
export const NewTabIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M9 4H4v12h12v-5M12 3h5v5M17 3l-7 7" />
  </Icon>
)

/** To what lies behind a row. */
export const OnwardsIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m7.5 5 5 5-5 5" />
  </Icon>
)

export const PhoneIcon = (props: Props) => (
  <Icon {...props}>
    <path
      d="M4 3h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3c0 .6-.4 1-1 1C9 17 3 11 3 4c0-.6.4-1 1-1z"
      strokeWidth="1.6"
    />
  </Icon>
)

export const MailIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M2.5 4.5h15v11h-15zM3 5l7 6 7-6" strokeWidth="1.6" />
  </Icon>
)

/** Late. */
export const ClockIcon = (props: Props) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7.5" strokeWidth="1.7" />
    <path d="M10 5.5V10l3 2" strokeWidth="1.7" />
  </Icon>
)

export const PinIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M10 18s6-5.5 6-10a6 6 0 0 0-12 0c0 4.5 6 10 6 10z" />
    <circle cx="10" cy="8" r="2" />
  </Icon>
)

export const CalendarIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5" />
  </Icon>
)

export const SearchIcon = (props: Props) => (
  <Icon {...props}>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 4.3 4.3" />
  </Icon>
)

export const UploadIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M10 13V3M6 7l4-4 4 4M3 12.5V17h14v-4.5" strokeWidth="1.5" />
  </Icon>
)
