import { join } from 'node:path'
import { root } from '../e2e/paths.ts'

/**
 * Where the hosts' own programs are installed. They weigh more than all other packages together, and nobody else needs
 * them.
 */
export const toolsFolder = join(root, 'node_modules', '.cache', 'comrade-hosts')

export const tools = { wrangler: '4.164.0', '@netlify/headers': '3.0.1', '@netlify/redirects': '4.0.2' } as const

/** The path of a file in one of them. */
export const toolFile = (name: keyof typeof tools, file: string): string =>
  join(toolsFolder, 'node_modules', name, file)
