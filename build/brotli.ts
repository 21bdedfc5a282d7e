import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { storedResult } from './stored-result.ts'

const compress = promisify(brotliCompress)

/** Compresses a text file as much as Brotli can. */
export const brotli = (file: Buffer): Promise<Buffer> =>
  storedResult('brotli', file, () =>
    compress(file, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  )
