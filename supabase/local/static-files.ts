import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { fallbackFileIn } from '../../src/build/first-paint/shell-file.ts'
import { headersFile, readHeaders } from '../../src/build/hosts/headers-file.ts'
import { pagesPrefix } from '../../src/domain/install/built-files.ts'
import { languages, originalLanguage, type Language } from '../../src/domain/shared/language.ts'
import { sharedListingAddress, sharePath } from '../../src/domain/market/share-target.ts'
import type { Frontend } from './http-server.ts'
import { StartupError } from './startup-error.ts'

/** What is no file is the app for a page, and missing for all else. */
const varyingBy = 'Accept, Accept-Encoding'
const fallbacks: ReadonlySet<string> = new Set(languages.map((language) => `/${fallbackFileIn(language)}`))

const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves a built app, with the headers that the build wrote for static hosts. Precompressed files are used where they
 * exist. Hashed assets are cached for a year; everything else is revalidated with an ETag. A navigation to a path without
 * a file gets the app's shell, in the language of the address; a missing asset is a 404. The service worker handles content shared by another app; on a phone
 * without it, the POST redirects to the form, which asks for the photos to be added there.
 *
 * @throws {StartupError} when the app has not been built.
 */
export function staticFiles(folder: string): Frontend {
  if (!existsSync(join(folder, fallbackFileIn(originalLanguage)))) throw new StartupError(`there is no built app in ${folder}; run: npm run build`)
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? immutable : 'no-cache')
      if (fallbacks.has(path)) response.setHeader('Vary', varyingBy)
    },
  })
  const headers = Object.entries(headersOf(folder))
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    // Whoever hangs up leaves no open file behind.
    response.on('unpipe', (file: Readable) => file.destroy())
    if (!isRange(request.headers.range ?? 'bytes=0-')) delete request.headers.range
    if (request.method === 'POST' && pathOf(request.url) === sharePath) return void response.writeHead(303, { Location: sharedListingAddress }).end()
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    serve(request, response, () => {
      if (!isNavigation(request.url ?? '/', request.headers.accept ?? '')) return notFound(response)
      request.url = `/${fallbackFileIn(languageOf(request.url ?? '/'))}`
      serve(request, response, () => notFound(response))
    })
  }
}

function headersOf(folder: string): Record<string, string> {
  const file = join(folder, headersFile)
  return existsSync(file) ? readHeaders(readFileSync(file, 'utf8')) : {}
}

/** Of the pages that an address belongs to. */
const languageOf = (url: string): Language => languages.find((language) => language !== originalLanguage && url.startsWith(`${pagesPrefix(language)}/`)) ?? originalLanguage

const pathOf = (url = '/'): string => url.split('?')[0] ?? '/'

/** A range that ends before it begins would be read by nobody. */
function isRange(header: string): boolean {
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header) ?? []
  return first !== '' && (last === '' || Number(first) <= Number(last))
}

function isNavigation(url: string, accept: string): boolean {
  const path = pathOf(url)
  return accept.includes('text/html') && !path.startsWith('/assets/') && !/\.[^/]*$/.test(path)
}

function notFound(response: Parameters<Frontend>[1]): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', Vary: varyingBy }).end('Not found')
}
