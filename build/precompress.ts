import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { afterWriting } from './after-writing.ts'
import { brotli } from './brotli.ts'

const compressible = /\.(?:js|css|html?|svg|json|webmanifest)$/
/** For smaller files a compressed copy does not save a packet. */
const minBytes = 1024

const compressFile = async (path: string): Promise<void> => {
  const bytes = await readFile(path)
  if (bytes.length >= minBytes) await writeFile(`${path}.br`, await brotli(bytes))
}

/** Writes a Brotli copy next to each text file of the build, so that the server does not compress per request. */
export const precompress = (): Plugin => {
  let outDir = ''
  return {
    name: 'comrade:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    ...afterWriting(async () => {
      const files = (await readdir(outDir, { recursive: true })).filter((name) => compressible.test(name))
      await Promise.all(files.map((name) => compressFile(join(outDir, name))))
    }),
  }
}
