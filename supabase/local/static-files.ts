import type { ServerResponse } from 'node:http'
import { fallbackFileIn } from '../../build/first-paint/shell-file.ts'
import { fallbacks as addressesWithoutPage } from '../../build/hosts/addresses.ts'
import { lifetimes } from '../../build/hosts/headers-file.ts'
import { pagesPrefix } from '../../src/app/install/rules/built-files.ts'
import { languages, originalLanguage, type Language } from '../../src/kit/rules/language.ts'
import { sharedListingAddress, sharePath } from '../../src/market/rules/share-target.ts'
import { BuiltFiles, NoBuildError } from './files/built-files.ts'
import { sendFile } from './files/send-file.ts'
import type { Frontend } from './http-server.ts'
import { printFailure } from './printable.ts'
import { StartupError } from './startup-error.ts'
import { extname } from 'node:path'

/** Of the files that a build has. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.htm': 'text/html;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
}

/** The content type of a file by the end of its name; any bytes for others. */
const contentTypeOf = (name: string): string => types[extname(name)] ?? 'application/octet-stream'

/** An address without a file is answered with the app for a page, and with 404 for all else. */
const varyingBy = 'Accept, Accept-Encoding'
const fallbacks: ReadonlySet<string> = new Set(languages.map((language) => fallbackFileIn(language)))

/**
 * Serves a built app, with the headers that the build wrote for static hosts. Precompressed files are used where they
 * exist. Hashed assets are cached for a year; everything else is revalidated with an ETag. A navigation to a path
 * without a file gets the app's shell, in the language of the address; a missing asset is a 404. A build that takes the
 * place of this one is served from the next request on, and while there is none, everything is a 503. The service
 * worker handles content shared by another app; on a phone without it, the POST redirects to the form, which asks for
 * the photos to be added there.
 *
 * @throws {StartupError} when the app has not been built.
 */
export function staticFiles(folder: string): Frontend {
  const files = openBuild(folder)
  return (request, response) => {
    const path = pathOf(request.url)
    for (const [name, value] of Object.entries(files.headers)) response.setHeader(name, value)
    if (request.method === 'POST' && path === sharePath)
      return void response.writeHead(303, { Location: sharedListingAddress }).end()
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const { accept = '', range, 'accept-encoding': encodings = '', 'if-none-match': known } = request.headers
    const names = [
      ...namesOf(path),
      ...(isScreen(path) || isNavigation(path, accept) ? [fallbackFileIn(languageOf(path))] : []),
    ]
    const answer = async () => {
      const opened = await files.open(names, { brotli: takesBrotli(encodings) })
      if (!opened) return notFound(response)
      for (const [name, value] of Object.entries(opened.headers)) response.setHeader(name, value)
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? lifetimes.hashed : lifetimes.other)
      response.setHeader('Vary', fallbacks.has(opened.name) ? varyingBy : 'Accept-Encoding')
      response.setHeader('Content-Type', contentTypeOf(opened.name))
      await sendFile(opened, response, { range, known, withBody: request.method === 'GET' })
    }
    answer().catch((error: unknown) => refuse(response, error))
  }
}

function openBuild(folder: string): BuiltFiles {
  try {
    return new BuiltFiles(folder)
  } catch (error) {
    if (error instanceof NoBuildError)
      throw new StartupError(`there is no built app in ${folder}; run: npm run build`, { cause: error })
    throw error
  }
}

/** The files that an address may stand for, in a build. */
function namesOf(path: string): readonly string[] {
  const name = decoded(path).replace(/^\/+|\/+$/g, '')
  const ends = ['.html', '/index.html', '.htm']
  return name === '' ? ['index.html'] : [name, ...ends.map((end) => name + end)]
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const takesBrotli = (encodings: string | readonly string[]): boolean =>
  /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i.test(String(encodings))

/** Of the pages that an address belongs to. */
const languageOf = (path: string): Language =>
  languages.find((language) => language !== originalLanguage && path.startsWith(`${pagesPrefix(language)}/`)) ??
  originalLanguage

const pathOf = (url = '/'): string => url.split('?')[0] ?? '/'

const screens: ReadonlySet<string> = new Set(addressesWithoutPage.map(({ address }) => address))

/** True for a screen without a page of its own. It is there whatever the caller accepts. */
const isScreen = (path: string): boolean => screens.has(path.replace(/\/$/, ''))

const isNavigation = (path: string, accept: string): boolean =>
  accept.includes('text/html') && !path.startsWith('/assets/') && !/\.[^/]*$/.test(path)

function notFound(response: ServerResponse): void {
  response
    .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', Vary: varyingBy })
    .end('Not found')
}

/** Nothing that happens to a file ends more than its answer. */
function refuse(response: ServerResponse, error: unknown): void {
  if (!(error instanceof NoBuildError)) printFailure('A file of the app cannot be served', error)
  if (response.headersSent) response.destroy()
  else
    response
      .writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' })
      .end('The app is being built, try again in a moment\n')
}
