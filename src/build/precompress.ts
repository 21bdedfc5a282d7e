import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { afterWriting } from './after-writing.ts'

const brotli = promisify(brotliCompress)
const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/
/** For smaller files a compressed copy does not save a packet. */
const minBytes = 1024

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
      for (const name of await readdir(outDir, { recursive: true })) {
        if (!compressible.test(name)) continue
        const file = join(outDir, name)
        const bytes = await readFile(file)
        if (bytes.length < minBytes) continue
        const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
        await writeFile(`${file}.br`, await brotli(bytes, options))
      }
    }),
  }
}
