import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Components that `src/app/mantine-styles.ts` lists for development and tests, but the first screen does not show. */
const later = ['Badge', 'Input', 'Stack'] as const

/** A component that the build includes but no screen shows: a part of Spotlight's own rows. */
const unseen = ['Mark']

const component = /\/@mantine\/core\/esm\/components\/(?<name>\w+)\/\k<name>\.mjs$/

const hasStyles = (name: string): boolean =>
  existsSync(fileURLToPath(import.meta.resolve(`@mantine/core/styles/${name}.layer.css`)))

/** The components whose styles are not among these modules; such a dialog would have no background. */
export const withoutStyles = (modules: readonly string[]): readonly string[] =>
  modules
    .flatMap((id) => component.exec(id)?.groups?.['name'] ?? [])
    .filter(
      (name) =>
        !unseen.includes(name) && hasStyles(name) && !modules.some((id) => id.includes(`/styles/${name}.layer.css`)),
    )

const sheetOf = (name: string): string => `import '@mantine/core/styles/${name}.layer.css'\n`

/**
 * Loads the styles of a component with it if only later screens use it, so that the first screen does not wait for
 * them. Fails if a component of the build has no styles.
 */
export const stylesWithComponents = (): Plugin => ({
  name: 'comrade:styles-with-components',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/src/app/mantine-styles.ts')) {
      return later.reduce((text, name) => {
        const without = text.replace(sheetOf(name), '')
        if (without === text) this.error(`src/app/mantine-styles.ts no longer imports the styles of ${name}`)
        return without
      }, code)
    }
    const name = later.find((each) => id.endsWith(`/@mantine/core/esm/components/${each}/${each}.mjs`))
    return name ? sheetOf(name) + code : null
  },
  generateBundle(_options, bundle) {
    const rendered = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
        : [],
    )
    const sheets = [...this.getModuleIds()].filter((id) => id.includes('.layer.css'))
    const bare = withoutStyles([...rendered, ...sheets])
    if (bare.length > 0) this.error(`No file imports the styles of ${bare.join(', ')}`)
  },
})
