import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readHeaders, writeHeaders } from './hosts/headers-file.ts'
import { appHeaders, contentPolicy } from './security-headers.ts'
import { inlineHashes } from './security-plugin.ts'

describe('the content policy', () => {
  const policy = contentPolicy({ inline: ['sha256-abc='], project: 'https://comrade.supabase.co' })

  test('allows the built scripts and the inline import map, and nothing else inline', () => {
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';")
    expect(policy.replace("style-src 'self' 'unsafe-inline'", '').replace("'wasm-unsafe-eval'", '')).not.toMatch(
      /unsafe-|\*/,
    )
  })

  test('allows requests to the hosted project and its pictures, and to no other origin', () => {
    expect(policy).toContain("connect-src 'self' https://comrade.supabase.co;")
    expect(policy).toContain("img-src 'self' https://comrade.supabase.co data: blob:;")
    expect(contentPolicy({ inline: [], project: undefined })).toContain("connect-src 'self';")
    expect(contentPolicy({ inline: [], project: undefined, errorEndpoint: 'https://errors.example' })).toContain(
      "connect-src 'self' https://errors.example;",
    )
  })
})

describe('inlineHashes', () => {
  test('returns the hash of each import map', () => {
    const html =
      '<script src="/a.js"></script><script type="importmap">{}</script><script type="module" crossorigin src="/b.js"></script>'
    expect(inlineHashes(html)).toEqual(['sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='])
  })

  test('throws for any other inline script', () => {
    expect(() => inlineHashes('<script>alert(1)</script>')).toThrow(/a page has an inline script/)
  })
})

test('readHeaders returns what writeHeaders wrote, except Strict-Transport-Security', () => {
  const headers = appHeaders({ inline: ['sha256-abc='], project: undefined })
  const text = writeHeaders(headers)
  expect(text).toContain('\n  Strict-Transport-Security: max-age=31536000\n')
  expect(text).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  const { 'Strict-Transport-Security': _tls, ...served } = headers
  expect(readHeaders(text)).toEqual(served)
})

describe('the sources', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const sources = async (): Promise<[string, string][]> => {
    const folders = ['src', 'sw']
    const names = await Promise.all(
      folders.map(async (folder) =>
        (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
      ),
    )
    const code = names.flat().filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    return Promise.all(
      code.map(async (name): Promise<[string, string]> => [name, await readFile(join(root, name), 'utf8')]),
    )
  }

  test('never turn text into HTML', async () => {
    const without = (text: string) =>
      text.includes("const noHtml = { __html: '' }\n") ? text.replaceAll('dangerouslySetInnerHTML={noHtml}', '') : text
    const found = (await sources()).filter(([, text]) =>
      /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|srcDoc/.test(
        without(text),
      ),
    )
    expect(found.map(([name]) => name)).toEqual([])
  })

  test('set noopener on every link that opens a new tab', async () => {
    const withoutNoopener = (await sources()).flatMap(([name, text]) =>
      [...text.matchAll(/target[=:]\s*["']_blank["']|'_blank'/g)]
        .filter(({ index }) => !/noopener/.test(text.slice(Math.max(0, index - 200), index + 200)))
        .map(() => name),
    )
    expect(withoutNoopener).toEqual([])
  })
})
