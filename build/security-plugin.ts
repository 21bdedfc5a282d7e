import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { afterWriting } from './after-writing.ts'
import { beforePaint } from './first-paint/first-paint.ts'
import { writeHostFiles } from './hosts/write-host-files.ts'
import { appHeaders } from './security-headers.ts'

const allowed = new RegExp(`type="importmap"|${beforePaint}`)
/** Data blocks are not executed. */
const inlineScript =
  /<script(?![^>]*(?:\ssrc=|type="application\/json"))(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

/**
 * Returns the hashes of the inline scripts of a page: the import map and the scripts before the first paint.
 *
 * @throws {Error} if the page has any other inline script.
 */
export const inlineHashes = (html: string): string[] => {
  return [...html.matchAll(inlineScript)].map(({ groups }) => {
    if (!allowed.test(groups?.['attributes'] ?? ''))
      throw new Error('a page has an inline script, which the content policy forbids: move it to a file')
    return `sha256-${createHash('sha256')
      .update(groups?.['text'] ?? '')
      .digest('base64')}`
  })
}

/** The hashes of all pages of a built app. */
export const inlineHashesIn = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.html?$/.test(name))
  const pages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return [...new Set(pages.flatMap(inlineHashes))]
}

const originOf = (address: unknown): string | undefined =>
  typeof address === 'string' && address ? new URL(address).origin : undefined

/** Writes this build's headers for static hosts, and for `npm start`, which reads Netlify's. */
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
    ...afterWriting(async () => {
      await writeHostFiles(outDir, appHeaders({ inline: await inlineHashesIn(outDir), project, errorEndpoint }))
    }),
  }
}
