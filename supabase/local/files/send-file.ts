import type { ReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { systemCode } from '../startup-error.ts'
import type { OpenFile } from './built-files.ts'

type Asked = {
  /** The header `Range`. */
  readonly range: string | undefined
  /** The header `If-None-Match`. */
  readonly known: string | undefined
  readonly withBody: boolean
}

type Part = { readonly start: number; readonly end: number }

/** Whoever hangs up, or reads too slowly, is no failure of the file. */
const hangUps: ReadonlySet<string | undefined> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ECONNRESET',
  'EPIPE',
])

/**
 * Answers with an open file, or the part of it that was asked for, and closes it. Its length is that of the open file:
 * a file that gets another length meanwhile ends the connection, because half an answer is none.
 *
 * @throws the system's error when it cannot be read.
 */
export async function sendFile(
  { file, stats, size, encoding }: OpenFile,
  response: ServerResponse,
  { range, known, withBody }: Asked,
): Promise<void> {
  try {
    const etag = `W/"${size}-${stats.mtimeMs}"`
    response.setHeader('ETag', etag)
    response.setHeader('Last-Modified', stats.mtime.toUTCString())
    if (known === etag) return void response.writeHead(304).end()
    const part = partOf(range, size)
    if (part === 'beyond') return void response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end()
    if (encoding) response.setHeader('Content-Encoding', encoding)
    const { start, end } = part ?? { start: 0, end: size - 1 }
    response.setHeader('Content-Length', end - start + 1)
    if (part) response.writeHead(206, { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Accept-Ranges': 'bytes' })
    else response.writeHead(200)
    if (!withBody || size === 0) return void response.end()
    await sendBytes(file.createReadStream({ start, end, autoClose: false }), response, end - start + 1)
  } finally {
    await file.close()
  }
}

async function sendBytes(bytes: ReadStream, response: ServerResponse, expected: number): Promise<void> {
  try {
    await pipeline(bytes, response, { end: false })
  } catch (error) {
    if (hangUps.has(systemCode(error))) return
    throw error
  }
  if (bytes.bytesRead === expected) response.end()
  else response.destroy()
}

/**
 * The bytes that a header asks for; undefined for all of them. A range that ends before it begins would be read by
 * nobody.
 */
function partOf(header: string | undefined, size: number): Part | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' || (last !== '' && Number(first) > Number(last))) return undefined
  const start = Number(first)
  if (start >= size) return 'beyond'
  return { start, end: Math.min(last === '' ? size - 1 : Number(last), size - 1) }
}
