import { onlyOverTls } from './security-headers.ts'

/** The name of the file in the built app, as Netlify and Cloudflare Pages look for it. */
export const headersFile = '_headers'

const everything = '/*'
const indent = '  '

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `${indent}${name}: ${value}`), ''].join('\n')

/** The text of a static host's headers file: these for everything, and how long each part may be kept. */
export const writeHeaders = (headers: Readonly<Record<string, string>>): string =>
  [
    block(everything, headers),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    block('/sw.js', { 'Cache-Control': 'no-cache' }),
  ].join('\n')

/** What such a file says of everything, without what holds over TLS alone. */
export function readHeaders(text: string): Record<string, string> {
  const [, ...lines] = (text.split(/\n(?=\/)/).find((part) => part.startsWith(`${everything}\n`)) ?? '').split('\n')
  const pairs = lines.filter((line) => line.startsWith(indent)).map((line) => line.trim().split(/: (.*)/s))
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value && name !== onlyOverTls ? [[name, value]] : [])))
}
