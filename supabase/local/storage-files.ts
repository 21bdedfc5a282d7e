import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { App } from '@supabase/lite'
import * as v from 'valibot'
import { systemCode } from './startup-error.ts'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type Body = Parameters<StorageAdapter['uploadObject']>[3]
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

const recordSchema = v.object({
  bucket: v.string(),
  key: v.string(),
  file: v.string(),
  mimetype: v.string(),
  cacheControl: v.string(),
  size: v.number(),
  eTag: v.string(),
  lastModified: v.string(),
})
type ObjectRecord = v.InferOutput<typeof recordSchema>

/**
 * Stores uploaded objects in a folder: the bytes in one file, and a JSON record (bucket, key, content type, …) beside
 * it.
 *
 * Paths are hashes of bucket and key, so no key can escape the folder, and both `a` and `a/b` can be objects. An object
 * is replaced by renaming its record, so a reader sees either the old object or the new one.
 */
export class StorageFiles implements StorageAdapter {
  readonly driver = 'files'
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    mimetype: string,
    cacheControl: string,
  ) {
    const bytes = await allBytes(body)
    const recordPath = this.#recordPath(bucket, key)
    const file = `${randomUUID()}.bin`
    const previous = await this.#readRecord(bucket, key)
    const record: ObjectRecord = {
      bucket,
      key,
      file,
      mimetype,
      cacheControl,
      size: bytes.byteLength,
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      lastModified: new Date().toISOString(),
    }
    await mkdir(dirname(recordPath), { recursive: true })
    await writeFile(join(dirname(recordPath), file), bytes, { flag: 'wx', flush: true })
    await writeFile(`${recordPath}.${file}`, JSON.stringify(record), { flag: 'wx', flush: true })
    await rename(`${recordPath}.${file}`, recordPath)
    if (previous) await rm(join(dirname(recordPath), previous.file), { force: true })
    return asMetadata(record)
  }

  async getObject(bucket: string, key: string) {
    const record = await this.#readRecord(bucket, key)
    if (!record) return { metadata: missingMetadata, httpStatusCode: 404 }
    const body = partsOfFile(join(dirname(this.#recordPath(bucket, key)), record.file))
    return { metadata: asMetadata(record), httpStatusCode: 200, body }
  }

  /** @throws {Error} when there is no such object. */
  async headObject(bucket: string, key: string): Promise<Metadata> {
    const record = await this.#readRecord(bucket, key)
    if (!record) throw new Error(`No object ${key} in bucket ${bucket}`)
    return asMetadata(record)
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const record = await this.#readRecord(bucket, key)
    if (!record) return
    const path = this.#recordPath(bucket, key)
    await rm(path, { force: true })
    await rm(join(dirname(path), record.file), { force: true })
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key)
  }

  /** @throws {Error} when there is no such object. */
  async copyObject(bucket: string, key: string, _version: string | undefined, toBucket: string, toKey: string) {
    const { body, metadata } = await this.getObject(bucket, key)
    if (!body) throw new Error(`No object ${key} in bucket ${bucket}`)
    return this.uploadObject(toBucket, toKey, undefined, body, metadata.mimetype, metadata.cacheControl)
  }

  async privateAssetUrl(): Promise<string> {
    throw new Error('The embedded backend does not transform pictures')
  }

  #recordPath(bucket: string, key: string): string {
    const name = createHash('sha256')
      .update(JSON.stringify([bucket, key]))
      .digest('hex')
    return join(this.#root, name.slice(0, 2), `${name}.json`)
  }

  async #readRecord(bucket: string, key: string): Promise<ObjectRecord | undefined> {
    try {
      return v.parse(recordSchema, JSON.parse(await readFile(this.#recordPath(bucket, key), 'utf8')))
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return undefined
      throw error
    }
  }
}

const missingMetadata: Metadata = {
  cacheControl: 'no-cache',
  contentLength: 0,
  size: 0,
  mimetype: 'application/octet-stream',
  eTag: '',
}

function asMetadata({
  cacheControl,
  size,
  mimetype,
  eTag,
  lastModified,
}: ObjectRecord): Metadata & { lastModified: Date } {
  return { cacheControl, contentLength: size, size, mimetype, eTag, lastModified: new Date(lastModified) }
}

const partBytes = 32 * 1024

/**
 * The bytes of a file, a part at a time: many slow readers of large files take no memory. The file is opened when the
 * first part is asked for.
 */
function partsOfFile(path: string): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        file ??= await open(path)
        const { bytesRead, buffer } = await file.read(new Uint8Array(partBytes))
        if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
        await file.close()
        controller.close()
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  )
}

async function allBytes(body: Body): Promise<Uint8Array> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body as ReadableStream).arrayBuffer())
}
