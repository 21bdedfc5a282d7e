import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { beforePaint } from './first-paint/first-paint.ts'
import { headersFile, writeHeaders } from './headers-file.ts'
import { appHeaders } from './security-headers.ts'

const allowed = new RegExp(`type="importmap"|${beforePaint}`)
const inlineScript = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

/**
 * Returns the hashes of the inline scripts of a page: the import map and the scripts before the first paint.
 *
 * @throws {Error} if the page has any other inline script.
 */
export const inlineHashes = (html: string): string[] => {
  return [...html.matchAll(inlineScript)].map(({ groups }) => {
    if (!allowed.test(groups?.['attributes'] ?? '')) throw new Error('index.html has an inline script, which the content policy forbids: move it to a file')
    return `sha256-${createHash('sha256').update(groups?.['text'] ?? '').digest('base64')}`
  })
}

const originOf = (address: unknown): string | undefined => (typeof address === 'string' && address ? new URL(address).origin : undefined)

/** Writes this build's headers to the headers file, for `npm start` and for static hosts. */
export const securityHeaders = (): Plugin => {
  let outDir = ''
  let project: string | undefined
  let errorEndpoint: string | undefined
  return {
    name: 'comrade:security-headers',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      project = originOf(config.env['VITE_SUPABASE_URL'])
      errorEndpoint = originOf(config.env['VITE_ERROR_ENDPOINT'])
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const html = await readFile(join(outDir, 'index.html'), 'utf8')
        await writeFile(join(outDir, headersFile), writeHeaders(appHeaders({ inline: inlineHashes(html), project, errorEndpoint })))
      },
    },
  }
}
