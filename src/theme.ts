import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/** Deep lagoon teal: the primary colour. Shade 7 carries white text at AA contrast. */
const lagoon: MantineColorsTuple = [
  '#e6f7f5', '#c9ebe8', '#9ad9d3', '#66c4bd', '#38aea6', '#1b9a92', '#0c827b', '#0b716b', '#095b57', '#063f3d',
]

/** Mango: the accent for the one thing to do next. Dark text goes on it. */
const mango: MantineColorsTuple = [
  '#fff6e0', '#ffe9bd', '#ffd98a', '#ffc857', '#ffb92e', '#ffae14', '#f29b00', '#c67c00', '#955c00', '#633d00',
]

/** Coral: love, alerts, destructive actions. */
const coral: MantineColorsTuple = [
  '#fff0ee', '#ffdcd7', '#ffb8ae', '#ff9284', '#fb7162', '#ef5646', '#d03a2c', '#b93024', '#91241b', '#661812',
]

/** The night sea: Mantine's neutrals for the dark scheme, from text to the deepest ground. */
const dark: MantineColorsTuple = [
  '#dbe7e5', '#b4c7c4', '#8fa6a3', '#6b827f', '#3b524f', '#2b403d', '#1f3230', '#152322', '#0f1a19', '#0a1312',
]

export const theme = createTheme({
  colors: { lagoon, mango, coral, dark },
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.36,
  defaultRadius: 'md',
  radius: { sm: '0.5rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem' },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  headings: { fontWeight: '750' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md', radius: 'xl' } },
    ActionIcon: { defaultProps: { size: 44, radius: 'xl', variant: 'subtle' } },
    TextInput: { defaultProps: { size: 'md', radius: 'xl' } },
    Badge: { defaultProps: { radius: 'sm', tt: 'none' } },
    Container: { defaultProps: { size: 1120, px: 'md' } },
  },
})

/** Tokens beyond Mantine's own; the colours and sizes that stylesheets may name. */
export const resolveTokens: CSSVariablesResolver = ({ colors }) => {
  const shade = (tuple: MantineColorsTuple | undefined, index: number) => tuple?.[index] ?? 'transparent'
  return {
    variables: {
      '--header-height': '3.5rem',
      '--bottom-bar-height': '4rem',
      '--tap-target': '2.75rem',
      '--toast-width': '26.25rem',
      '--hero-from': shade(colors['lagoon'], 7),
      '--hero-to': shade(colors['lagoon'], 9),
    },
    light: {
      '--page': '#f6f9f8',
      '--surface': '#ffffff',
      '--surface-line': '#dfe9e7',
      '--ink': '#12211f',
      '--ink-soft': '#4a5f5c',
      '--price': shade(colors['lagoon'], 8),
      '--danger': shade(colors['coral'], 7),
      '--tint-lagoon': shade(colors['lagoon'], 0),
      '--tint-mango': shade(colors['mango'], 0),
      '--tint-coral': shade(colors['coral'], 0),
      '--shadow': '0 1px 2px rgb(6 63 61 / 8%), 0 6px 18px rgb(6 63 61 / 7%)',
    },
    dark: {
      '--page': '#0d1716',
      '--surface': '#152322',
      '--surface-line': '#263a38',
      '--ink': '#eef5f4',
      '--ink-soft': '#a8bdba',
      '--price': shade(colors['lagoon'], 2),
      '--danger': shade(colors['coral'], 3),
      '--tint-lagoon': '#17312f',
      '--tint-mango': '#332a17',
      '--tint-coral': '#36211f',
      '--shadow': '0 1px 2px rgb(0 0 0 / 40%)',
    },
  }
}
