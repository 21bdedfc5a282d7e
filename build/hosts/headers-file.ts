import { hstsHeader } from '../security-headers.ts'
import { folders, hashedFiles } from './addresses.ts'

/** The headers file that Netlify and Cloudflare Pages read from the root of the built app. */
export const headersFile = '_headers'

export const lifetimes = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const

const allPaths = '/*'
const indent = '  '

/**
 * Pages, workers, the manifest and other files without a hash in their names. No path matches two patterns, because
 * hosts would join the headers of both.
 */
const revalidated = ['/', '/:file', ...folders.map((folder) => `${folder}*`)]

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `${indent}${name}: ${value}`), ''].join('\n')

/**
 * Returns the text of the headers file: `headers` for every path, plus the cache lifetimes. Cloudflare Pages sends none
 * of them with a missing file.
 */
export const writeHeaders = (headers: Readonly<Record<string, string>>): string =>
  [
    block(allPaths, headers),
    block(`${hashedFiles}*`, { 'Cache-Control': lifetimes.hashed }),
    ...revalidated.map((path) => block(path, { 'Cache-Control': lifetimes.other })),
  ].join('\n')

/** Returns the headers that the file sets for every path, without the one that is only valid over TLS. */
export const readHeaders = (text: string): Record<string, string> => {
  const [, ...lines] = (text.split(/\n(?=\/)/).find((part) => part.startsWith(`${allPaths}\n`)) ?? '').split('\n')
  const pairs = lines.filter((line) => line.startsWith(indent)).map((line) => line.trim().split(/: (.*)/s))
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (name && value && name !== hstsHeader ? [[name, value]] : [])),
  )
}
