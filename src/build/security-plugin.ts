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
 * The hashes of what stands in a page: its import map, and what runs before the first paint.
 *
 * @throws {Error} when another script stands in it: those belong in a file.
 */
export function inlineHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(({ groups }) => {
    if (!allowed.test(groups?.['attributes'] ?? '')) throw new Error('index.html holds a script: put it into a file, the content policy forbids it')
    return `sha256-${createHash('sha256').update(groups?.['text'] ?? '').digest('base64')}`
  })
}

/** Writes the headers that go with this build into it, for `npm start` and for static hosts alike. */
export const securityHeaders = (): Plugin => {
  let outDir = ''
  let project: string | undefined
  return {
    name: 'comrade:security-headers',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      const address: unknown = config.env['VITE_SUPABASE_URL']
      project = typeof address === 'string' && address ? new URL(address).origin : undefined
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const html = await readFile(join(outDir, 'index.html'), 'utf8')
        await writeFile(join(outDir, headersFile), writeHeaders(appHeaders({ inline: inlineHashes(html), project })))
      },
    },
  }
}
