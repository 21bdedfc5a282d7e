import { createTheme } from '@mantine/core'
import { fontFamily, palette } from './tokens.ts'

export const theme = createTheme({
  colors: palette,
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.36,
  // Controls and pictures, cards and sheets, and what is round.
  defaultRadius: 'md',
  radius: { sm: '0.5rem', md: '0.5rem', lg: '1rem', xl: '62.5rem' },
  // Gaps grow with the text only as far as a narrow screen has room; from 320 px on they are Mantine's at normal text.
  spacing: {
    xs: 'min(0.625rem, 3.125vw)',
    sm: 'min(0.75rem, 3.75vw)',
    md: 'min(1rem, 5vw)',
    lg: 'min(1.25rem, 6.25vw)',
    xl: 'min(2rem, 10vw)',
  },
  fontFamily,
  headings: { fontWeight: '750' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 'var(--tap-target)', radius: 'xl', variant: 'subtle' } },
    TextInput: { defaultProps: { size: 'md' } },
    Badge: { defaultProps: { radius: 'md', tt: 'none' } },
    Container: { defaultProps: { size: 1120, px: 'md' } },
  },
})
