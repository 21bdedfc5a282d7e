import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The icons that the app's code names, of the 6,000 that their package has. */
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
 * Lets the server of the component tests offer only the icons that are used: else each test file's page would load all
 * of them, 4.5 MB. Its name holds theirs, because Vite keeps what it has prepared until a name changes.
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
