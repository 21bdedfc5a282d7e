import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { fallbackFileIn } from '../../src/build/first-paint/shell-file.ts'
import { headersFile, readHeaders } from '../../src/build/hosts/headers-file.ts'
import { pagesPrefix } from '../../src/domain/install/built-files.ts'
import { languages, originalLanguage, type Language } from '../../src/domain/shared/language.ts'
import { sharedListingAddress, sharePath } from '../../src/domain/market/share-target.ts'
import type { Frontend } from './http-server.ts'
import { StartupError } from './startup-error.ts'

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
    setHeaders: (response, path) => response.setHeader('Cache-Control', path.startsWith('/assets/') ? immutable : 'no-cache'),
  })
  const headers = Object.entries(headersOf(folder))
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
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

function isNavigation(url: string, accept: string): boolean {
  const path = pathOf(url)
  return accept.includes('text/html') && !path.startsWith('/assets/') && !/\.[^/]*$/.test(path)
}

function notFound(response: Parameters<Frontend>[1]): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }).end('Not found')
}
