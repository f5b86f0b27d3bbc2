import { Icon } from '#app/ui/icons.tsx'

type Props = { className?: string }

/** Something was said or asked. */
export const SpeechIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M3 4h14v9H9l-4 4v-4H3z" strokeWidth="1.6" />
  </Icon>
)

/** A day that moves away. */
export const DeclineIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m2.5 6 5 5 3-3 6 6M16.5 9v5h-5" strokeWidth="1.7" />
  </Icon>
)

export const DocumentIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5M7.5 13h5" strokeWidth="1.5" />
  </Icon>
)

export const WifiIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M2.5 8a11 11 0 0 1 15 0M5 11a7 7 0 0 1 10 0M7.7 13.8a3.3 3.3 0 0 1 4.6 0M10 16.4v.01" strokeWidth="1.7" />
  </Icon>
)

/** A care organisation. */
export const BuildingIcon = (props: Props) => (
  <Icon {...props}>
    <path
      d="M3 17.5V6l6-3v14.5M9 8l8 2v7.5M2 17.5h16M6 8v.01M6 11v.01M6 14v.01M13 12.5v.01M13 15v.01"
      strokeWidth="1.6"
    />
  </Icon>
)

export const PersonIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M3.5 17c.8-3.5 3.3-5 6.5-5s5.700 1.5 6.5 5" strokeWidth="1.6" />
    <circle cx="10" cy="6.5" r="3" strokeWidth="1.6" />
  </Icon>
)

/** A link that was shared. */
export const LinkIcon = (props: Props) => (
  <Icon {...props}>
    <path
      d="M8 12a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1M12 8a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1"
      strokeWidth="1.6"
    />
  </Icon>
)
