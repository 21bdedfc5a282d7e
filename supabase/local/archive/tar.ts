const blockBytes = 512

export type TarEntry = { readonly name: string; readonly size: number; readonly bytes: AsyncIterable<Uint8Array> }

/** The archive is not what `tar` writes, or ends too early. */
export class BrokenArchiveError extends Error {
  override name = 'BrokenArchiveError'
}

const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits - 1, '0')}\0`

/**
 * The header of a file that its owner alone may read (POSIX ustar).
 * @throws {Error} for a name of more than 100 bytes
 */
function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive`)
  const header = Buffer.alloc(blockBytes)
  const put = (text: string, at: number) => header.write(text, at, 'utf8')
  put(name, 0)
  put(octal(0o600, 8), 100)
  put(octal(0, 8), 108)
  put(octal(0, 8), 116)
  put(octal(size, 12), 124)
  put(octal(0, 12), 136)
  put(' '.repeat(8), 148)
  put('0', 156)
  put('ustar\x0000', 257)
  put(`${octal(checksumOf(header), 7)} `, 148)
  return header
}

function checksumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes

/** A tar archive, a part at a time. */
export async function* tarOf(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, bytes } of entries) {
    yield headerOf(name, size)
    let written = 0
    for await (const part of bytes) {
      written += part.byteLength
      yield part
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes in place of ${size}`)
    yield new Uint8Array(paddingOf(size))
  }
  yield new Uint8Array(2 * blockBytes)
}

/** Reads an exact number of bytes at a time from a stream. */
class Bytes {
  readonly #parts: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array(0)

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#parts = stream[Symbol.asyncIterator]()
  }

  /** @throws {BrokenArchiveError} where the stream ends before. */
  async *take(count: number): AsyncGenerator<Uint8Array> {
    let left = count
    while (left > 0) {
      if (this.#rest.byteLength === 0) {
        const next = await this.#parts.next()
        if (next.done) throw new BrokenArchiveError('the archive is not complete')
        this.#rest = next.value
        continue
      }
      const part = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(part.byteLength)
      left -= part.byteLength
      yield part
    }
  }
}

async function allOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const part of parts) read.push(part)
  return Buffer.concat(read)
}

const textIn = (header: Buffer, from: number, to: number): string =>
  header.toString('utf8', from, to).replace(/\0.*$/s, '').trim()

/**
 * The files of a tar archive. What is not read of one is skipped.
 *
 * @throws {BrokenArchiveError} when it is not complete.
 */
export async function* entriesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = new Bytes(stream)
  for (;;) {
    const header = await allOf(source.take(blockBytes))
    if (header.every((byte) => byte === 0)) return
    const [size, sum] = [Number.parseInt(textIn(header, 124, 136), 8), Number.parseInt(textIn(header, 148, 156), 8)]
    if (!Number.isSafeInteger(size) || sum !== checksumOf(header))
      throw new BrokenArchiveError('this is no archive of npm run backup')
    const bytes = source.take(size)
    yield { name: textIn(header, 0, 100), size, bytes }
    // Skips the bytes that the reader did not take.
    await allOf(bytes)
    await allOf(source.take(paddingOf(size)))
  }
}

/** The whole content of a file. */
export const contentOf = ({ bytes }: Pick<TarEntry, 'bytes'>): Promise<Buffer> => allOf(bytes)
