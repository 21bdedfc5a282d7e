import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The icons that the app's code names, out of the 6,000 in the package. */
const usedIcons = (src: string): string[] => {
  const names = new Set<string>()
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(join(src, file), 'utf8')
    for (const [, imported = ''] of text.matchAll(/import \{([^}]*)\} from '@tabler\/icons-react'/g)) {
      for (const [name] of imported.matchAll(/\bIcon\w+/g)) names.add(name)
    }
  }
  return [...names].toSorted()
}

/**
 * Lets the server of the component tests serve only the used icons: otherwise the page of each test file would load all
 * 4.5 MB. The plugin's name contains their names, because Vite reuses its prepared dependencies until a name changes.
 */
export const iconsForTests = (src: string): Plugin => {
  const names = usedIcons(src)
  return {
    name: `icons-for-tests:${names.join()}`,
    load(id) {
      if (!id.endsWith('icons-react/dist/esm/tabler-icons-react.mjs')) return undefined
      return names.map((name) => `export { default as ${name} } from './icons/${name}.mjs'`).join('\n')
    },
  }
}
