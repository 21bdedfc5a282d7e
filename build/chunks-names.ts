import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const nameIn = (code: string): string | undefined => /^\/\/ Chunk: (?<name>[\w-]+)\n/.exec(code)?.groups?.['name']

/** The chunks that modules of the app name in their first line, by the modules' paths from the project's root. */
export const readChunkNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
      .flatMap((name) => {
        const chunk = nameIn(readFileSync(join(root, 'src', name), 'utf8'))
        return chunk === undefined ? [] : [[`src/${name}`, chunk]]
      }),
  )
