import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { builtApp } from '../../build/built-app.ts'
import { fallbacks, translations } from '../../build/hosts/addresses.ts'
import { lifetimes } from '../../build/hosts/headers-file.ts'
import { pagePaths } from '../../build/pages.ts'
import { toolFile } from './tools.ts'

// Netlify's own code reads the two files. Its network, which also answers with pages and `404.html`, runs nowhere else.

type Redirects = {
  readonly match: (request: Request) => Promise<{ readonly statusCode: number; readonly target: URL } | undefined>
}
type Headers = { readonly apply: (request: Request) => Promise<Readonly<Record<string, string>>> }

const classOf = <Instance>() => v.custom<new (options: object) => Instance>((value) => typeof value === 'function')
const redirectsModule = v.object({ RedirectsHandler: classOf<Redirects>() })
const headersModule = v.object({ HeadersHandler: classOf<Headers>() })

const load = async (name: '@netlify/headers' | '@netlify/redirects'): Promise<unknown> =>
  import(pathToFileURL(toolFile(name, 'dist/main.js')).href)

const requestFor = (path: string) => new Request(`https://comrade.example${path}`)

test('Netlify rewrites the addresses without a page, and no other', async () => {
  const { RedirectsHandler } = v.parse(redirectsModule, await load('@netlify/redirects'))
  const redirects = new RedirectsHandler({
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: builtApp,
    publicDir: builtApp,
  })
  const answer = async (path: string) => {
    const found = await redirects.match(requestFor(path))
    return found && [found.target.pathname, found.statusCode]
  }
  for (const { address, file } of fallbacks) expect(await answer(address), address).toEqual([file, 200])
  for (const { folder, file } of translations) expect(await answer(`${folder}no/such/page`)).toEqual([file, 404])
  for (const path of [...pagePaths, '/no/such/page', '/assets/gone-12345678.js'])
    expect(await answer(path), path).toBeUndefined()
})

test('Netlify keeps hashed files for a year, and revalidates the rest', async () => {
  const { HeadersHandler } = v.parse(headersModule, await load('@netlify/headers'))
  const headers = new HeadersHandler({ projectDir: builtApp, logger: console })
  const lifetime = async (path: string) => (await headers.apply(requestFor(path)))['Cache-Control']
  expect(await lifetime('/assets/app-12345678.js')).toBe(lifetimes.hashed)
  for (const path of [
    ...pagePaths,
    '/repair.js',
    '/sw.js',
    '/manifest.webmanifest',
    '/sw/groceries',
    '/sw/manifest.webmanifest',
  ])
    expect(await lifetime(path), path).toBe(lifetimes.other)
})
