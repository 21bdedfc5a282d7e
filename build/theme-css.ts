import { convertCssVariables, defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme } from '../src/app/theme.ts'
import { tokens } from '../src/app/tokens.ts'
import { unusedPalettes, withoutScale } from './trim-libraries.ts'

const name = 'virtual:theme.css'

/** The variables of the theme and our own, as MantineProvider would write them into the page. */
const variables = () => {
  const own = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const used = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(all).filter(
        ([key]) => !unusedPalettes.some((palette) => key.startsWith(`--mantine-color-${palette}-`)),
      ),
    )
  return {
    variables: { ...used(own.variables), ...tokens.variables },
    light: { ...used(own.light), ...tokens.light },
    dark: { ...used(own.dark), ...tokens.dark },
  }
}

/** Writes the theme's variables into a stylesheet that all pages share, so that React need not hydrate them. */
export const themeCss = (): Plugin => ({
  name: 'comrade:theme-css',
  resolveId: (id) => (id === name ? `/@${name}` : null),
  load: (id) => (id === `/@${name}` ? withoutScale(convertCssVariables(variables(), ':root')) : null),
})
