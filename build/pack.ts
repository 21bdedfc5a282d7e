import { readFile } from 'node:fs/promises'
import { join, extname } from 'node:path'

/** Many small files in one JSON file for the worker: path → content type and content. */
export type Pack = Readonly<Record<string, { readonly type: string; readonly base64: boolean; readonly body: string }>>

const types = {
  '.json': { type: 'application/json', base64: false },
  '.js': { type: 'text/javascript', base64: false },
  '.svg': { type: 'image/svg+xml', base64: false },
  '.png': { type: 'image/png', base64: true },
} as const

const typeOf = (name: string) => {
  const found = Object.entries(types).find(([ending]) => ending === extname(name))
  if (!found) throw new Error(`${name} cannot be packed: add its type in build/pack.ts`)
  return found[1]
}

/** Phones need no blanks and line breaks in a list. */
const contentOf = (name: string, content: string): string =>
  extname(name) === '.json' ? JSON.stringify(JSON.parse(content)) : content

/**
 * @param names paths within the folder, with forward slashes
 * @throws {Error} if a file has an extension of unknown type
 */
export const packFiles = async (folder: string, names: readonly string[]): Promise<Pack> => {
  const entries = names.toSorted().map(async (name) => {
    const { type, base64 } = typeOf(name)
    const bytes = await readFile(join(folder, name))
    return [`/${name}`, { type, base64, body: contentOf(name, bytes.toString(base64 ? 'base64' : 'utf8')) }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
