import type { Config } from 'tailwindcss'

// One step is 8 px at the usual text size; it grows with the reader's own text size.
const steps = [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 5.5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 32, 33, 40, 48, 60, 80]
const spacing = { 0: '0', px: '1px', ...Object.fromEntries(steps.map((step) => [step, `${step / 2}rem`])) }

export default {
  // The styleguide has the classes of what it shows and no others: nothing of it is in a build.
  content: ['./app/**/*.{ts,tsx}', './app/assets/*.js', '!./app/styleguide/**'],
  theme: {
    // In letters, not in pixels: who has set larger ones gets the page with room for them.
    screens: { xs: '0em', sm: '37.5em', md: '56.25em', lg: '75em', xl: '96em' },
    spacing,
    width: { ...spacing, auto: 'auto', full: '100%', '1/2': '50%', '1/4': '25%' },
    borderRadius: { none: '0', DEFAULT: '4px', pill: '999px' },
    zIndex: { 0: '0', 10: '10', dialog: '1000', toast: '1500', progress: '2000' },
    fontFamily: {
      sans: ['"Atkinson Hyperlegible Next"', '"Atkinson Fallback"', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'monospace'],
    },
    fontSize: {
      tag: ['0.9375rem', '1.4'],
      small: ['1rem', '1.5'],
      body: ['1.125rem', '1.5'],
      title3: ['1.125rem', '1.35'],
      title2: ['1.375rem', '1.25'],
      'title1-narrow': ['1.75rem', '1.15'],
      title1: ['2.125rem', '1.15'],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', strong: '650', bold: '700', heavy: '750' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      paper: '#f7f4ee',
      card: '#ffffff',
      hover: '#fbf9f4',
      ink: '#1c2a2b',
      soft: '#52605f',
      line: '#ddd6c8',
      'line-soft': '#ece6da',
      rail: '#e2dac9',
      route: '#d8d0bf',
      track: '#e7e1d4',
      edge: '#6d7877',
      open: '#a9a395',
      wait: '#eee9df',
      glow: '#f0b429',
      teal: { DEFAULT: '#0f5e5c', dark: '#0a4644', wash: '#e3efec', line: '#b9cfcb' },
      amber: { DEFAULT: '#8a5200', wash: '#fdf0d5' },
      green: { DEFAULT: '#1d6b3a', wash: '#e2f1e5' },
      red: { DEFAULT: '#a3231f', wash: '#fbe7e4' },
    },
    extend: {
      // What is laid out on paper as on a wide screen.
      screens: { wide: { raw: '(min-width: 56.25em), print' } },
      // Text stays readable: at most about 66 characters on a line.
      maxWidth: {
        short: '7rem',
        medium: '22.5rem',
        page: '70rem',
        wide: '100rem',
        text: '62ch',
        line: '66ch',
        form: '38.75rem',
      },
      minHeight: { target: '2.75rem', small: '2.25rem' },
      minWidth: { target: '2.75rem' },
      gridTemplateColumns: { step: '15rem minmax(0, 1fr)' },
      textUnderlineOffset: { 3: '3px' },
      keyframes: {
        appear: { to: { opacity: '1' } },
        // Height and sight at once, so that it takes no room and no focus before its time. The same from start to end,
        // because after a long wait browsers may stop a hair before the end.
        open: { 'from, to': { visibility: 'visible', maxHeight: '60vh' } },
        shut: { 'from, to': { visibility: 'hidden', maxHeight: '0' } },
        slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } },
        fill: { from: { transform: 'scaleX(0)' } },
        draw: { from: { strokeDashoffset: '1' } },
        land: { from: { opacity: '0' } },
      },
      animation: {
        appear: 'appear 0s linear 150ms forwards',
        slide: 'slide 1.2s ease-in-out infinite',
        // Each tells what came about: progress fills, a line is drawn to where it ends, a stop on it is reached.
        fill: 'fill 600ms ease-out',
        draw: 'draw 900ms ease-out',
        land: 'land 200ms ease-out backwards',
        // When they begin is said by the page itself; where that is lost they never do.
        warn: 'open 0s linear 1e6s forwards, shut 0s linear 1e6s forwards',
        over: 'open 0s linear 1e6s forwards',
      },
    },
  },
  corePlugins: {
    container: false,
    // Without them a colour is written as it is, and not as parts around a variable: half a kilobyte less to load.
    ...{ backgroundOpacity: false, borderOpacity: false, divideOpacity: false, textOpacity: false },
    // What these would set on every element, for classes that no page has, or that tailwind.css has in fewer words.
    ...{
      backdropFilter: false,
      contain: false,
      fontVariantNumeric: false,
      gradientColorStops: false,
      scrollSnapType: false,
    },
    ...{ borderSpacing: false, ringOffsetColor: false, ringOffsetWidth: false, ringOpacity: false, ringWidth: false },
    ...{
      blur: false,
      brightness: false,
      contrast: false,
      dropShadow: false,
      filter: false,
      grayscale: false,
      hueRotate: false,
    },
    ...{ invert: false, saturate: false, sepia: false, rotate: false, scale: false, skew: false, touchAction: false },
    ...{ boxShadow: false, boxShadowColor: false, transform: false, translate: false },
  },
} satisfies Config
