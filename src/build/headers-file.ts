import { workerScript } from '../domain/install/built-files.ts'
import { languages } from '../domain/shared/language.ts'
import { hstsHeader } from './security-headers.ts'

/** The headers file that Netlify and Cloudflare Pages read from the root of the built app. */
export const headersFile = '_headers'

const allPaths = '/*'
const indent = '  '

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `${indent}${name}: ${value}`), ''].join('\n')

/** Returns the text of the headers file: `headers` for every path, plus the cache lifetimes. */
export const writeHeaders = (headers: Readonly<Record<string, string>>): string =>
  [
    block(allPaths, headers),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...languages.map((language) => block(workerScript(language), { 'Cache-Control': 'no-cache' })),
  ].join('\n')

/** Returns the headers that the file sets for every path, without the one that is only valid over TLS. */
export const readHeaders = (text: string): Record<string, string> => {
  const [, ...lines] = (text.split(/\n(?=\/)/).find((part) => part.startsWith(`${allPaths}\n`)) ?? '').split('\n')
  const pairs = lines.filter((line) => line.startsWith(indent)).map((line) => line.trim().split(/: (.*)/s))
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value && name !== hstsHeader ? [[name, value]] : [])))
}
