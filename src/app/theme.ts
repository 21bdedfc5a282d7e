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
    xs: 'min(0.5rem, 2.5vw)',
    sm: 'min(0.75rem, 3.75vw)',
    md: 'min(1rem, 5vw)',
    lg: 'min(1.25rem, 6.25vw)',
    xl: 'min(2rem, 10vw)',
  },
  fontFamily,
  // The five sizes of docs/look.md.
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.5rem' },
  headings: {
    fontWeight: '750',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3' },
      h4: { fontSize: '1.125rem', lineHeight: '1.3' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
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
