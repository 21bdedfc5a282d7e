/**
 * The design tokens: colours from light to deep, and what stylesheets may name beside Mantine's own. Written here
 * alone.
 */

type Shades = readonly [string, string, string, string, string, string, string, string, string, string]

export const palette = {
  /** Deep lagoon teal: the primary colour. Shade 7 carries white text at AA contrast. */
  lagoon: [
    '#e6f7f5',
    '#c9ebe8',
    '#9ad9d3',
    '#66c4bd',
    '#38aea6',
    '#1b9a92',
    '#0c827b',
    '#0b716b',
    '#095b57',
    '#063f3d',
  ],
  /** Mango: the accent for the one thing to do next. Dark text goes on it. */
  mango: ['#fff6e0', '#ffe9bd', '#ffd98a', '#ffc857', '#ffb92e', '#ffae14', '#f29b00', '#c67c00', '#955c00', '#633d00'],
  /** Coral: love, alerts, destructive actions. */
  coral: ['#fff0ee', '#ffdcd7', '#ffb8ae', '#ff9284', '#fb7162', '#ef5646', '#d03a2c', '#b93024', '#91241b', '#661812'],
  /** Dusk: the fourth phase of a cycle, where four colours have to be told apart. */
  dusk: ['#f4f0fc', '#e4dbf7', '#cbbaf0', '#b198e8', '#9a7ae0', '#875fd4', '#7449bf', '#61399f', '#4b2c7b', '#341e56'],
  /** The night sea: Mantine's neutrals for the dark scheme, from text to the deepest ground. */
  dark: ['#dbe7e5', '#b4c7c4', '#8fa6a3', '#6b827f', '#3b524f', '#2b403d', '#1f3230', '#152322', '#0f1a19', '#0a1312'],
} as const satisfies Record<string, Shades>

const { lagoon, mango, coral, dusk } = palette

export const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

export const tokens = {
  variables: {
    // With larger text they grow only as far as a phone has room.
    '--header-height': 'min(3.5rem, 70px)',
    '--bottom-bar-height': 'min(4rem, 88px)',
    // A thumb and the screen's edge are as large as before when text is larger.
    '--tap-target': '44px',
    '--toast-width': '26.25rem',
    '--hero-from': lagoon[7],
    '--hero-to': lagoon[9],
  },
  light: {
    '--page': '#f6f9f8',
    '--surface': '#ffffff',
    '--surface-line': '#dfe9e7',
    '--ink': '#12211f',
    '--ink-soft': '#4a5f5c',
    // Mantine's own for hints under labels is too pale to read in the sun.
    '--mantine-color-dimmed': '#4a5f5c',
    '--mantine-color-placeholder': '#5f7370',
    '--price': lagoon[8],
    '--danger': coral[7],
    // Mantine's own for what is wrong with a field is too pale, too; in the dark too dark.
    '--mantine-color-error': coral[7],
    '--tint-lagoon': lagoon[0],
    '--tint-mango': mango[0],
    '--tint-coral': coral[0],
    '--tint-dusk': dusk[0],
    '--map-water': lagoon[1],
    '--map-road': '#ffffff',
    '--phase-menstrual': coral[7],
    '--phase-follicular': lagoon[7],
    '--phase-ovulation': mango[8],
    '--phase-luteal': dusk[7],
    '--shadow': '0 1px 2px rgb(6 63 61 / 8%), 0 6px 18px rgb(6 63 61 / 7%)',
  },
  dark: {
    '--page': '#0d1716',
    '--surface': '#152322',
    '--surface-line': '#263a38',
    '--ink': '#eef5f4',
    '--ink-soft': '#a8bdba',
    '--mantine-color-dimmed': '#a8bdba',
    '--mantine-color-placeholder': '#93a8a5',
    '--price': lagoon[2],
    '--danger': coral[3],
    '--mantine-color-error': coral[3],
    // Mantine's own is darker than the cards: a tinted button would be less seen than a plain one.
    '--mantine-color-lagoon-light': '#1f4744',
    '--mantine-color-lagoon-light-hover': '#27534f',
    '--tint-lagoon': '#1b302e',
    '--tint-mango': '#262d28',
    '--tint-coral': '#2e282a',
    '--tint-dusk': '#272a35',
    '--map-water': '#123b4a',
    '--map-road': '#42534f',
    '--phase-menstrual': coral[3],
    '--phase-follicular': lagoon[3],
    '--phase-ovulation': mango[3],
    '--phase-luteal': dusk[2],
    '--shadow': '0 1px 2px rgb(0 0 0 / 40%)',
  },
} as const satisfies Record<'variables' | 'light' | 'dark', Readonly<Record<string, string>>>
