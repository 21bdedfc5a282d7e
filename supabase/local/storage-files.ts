import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { App } from '@supabase/lite'
import * as v from 'valibot'
import { systemCode } from './startup-error.ts'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type Body = Parameters<StorageAdapter['uploadObject']>[3]
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

const cardSchema = v.object({
  bucket: v.string(),
  key: v.string(),
  file: v.string(),
  mimetype: v.string(),
  cacheControl: v.string(),
  size: v.number(),
  eTag: v.string(),
  lastModified: v.string(),
})
type Card = v.InferOutput<typeof cardSchema>

/**
 * Keeps uploaded objects in a folder: the bytes in one file and a card (whose object, content type, …) beside it.
 *
 * Paths are made from a hash of bucket and key, so no key can lead out of the folder, and `a` and `a/b` can both be
 * objects. An object is replaced by renaming its card: a reader sees the old one or the new one, never half of it.
 */
export class StorageFiles implements StorageAdapter {
  readonly driver = 'files'
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  async uploadObject(bucket: string, key: string, _version: string | undefined, body: Body, mimetype: string, cacheControl: string) {
    const bytes = await allBytes(body)
    const card = this.#cardPath(bucket, key)
    const file = `${randomUUID()}.bin`
    const before = await this.#card(bucket, key)
    const after: Card = {
      bucket,
      key,
      file,
      mimetype,
      cacheControl,
      size: bytes.byteLength,
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      lastModified: new Date().toISOString(),
    }
    await mkdir(dirname(card), { recursive: true })
    await writeFile(join(dirname(card), file), bytes, { flag: 'wx', flush: true })
    await writeFile(`${card}.${file}`, JSON.stringify(after), { flag: 'wx', flush: true })
    await rename(`${card}.${file}`, card)
    if (before) await rm(join(dirname(card), before.file), { force: true })
    return asMetadata(after)
  }

  async getObject(bucket: string, key: string) {
    const card = await this.#card(bucket, key)
    if (!card) return { metadata: missing, httpStatusCode: 404 }
    const body = await readFile(join(dirname(this.#cardPath(bucket, key)), card.file))
    return { metadata: asMetadata(card), httpStatusCode: 200, body }
  }

  /** @throws {Error} when there is no such object. */
  async headObject(bucket: string, key: string): Promise<Metadata> {
    const card = await this.#card(bucket, key)
    if (!card) throw new Error(`No object ${key} in bucket ${bucket}`)
    return asMetadata(card)
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const card = await this.#card(bucket, key)
    if (!card) return
    const path = this.#cardPath(bucket, key)
    await rm(path, { force: true })
    await rm(join(dirname(path), card.file), { force: true })
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
    throw new Error('Pictures are not transformed by the embedded backend')
  }

  #cardPath(bucket: string, key: string): string {
    const name = createHash('sha256').update(JSON.stringify([bucket, key])).digest('hex')
    return join(this.#root, name.slice(0, 2), `${name}.json`)
  }

  async #card(bucket: string, key: string): Promise<Card | undefined> {
    try {
      return v.parse(cardSchema, JSON.parse(await readFile(this.#cardPath(bucket, key), 'utf8')))
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return undefined
      throw error
    }
  }
}

const missing: Metadata = { cacheControl: 'no-cache', contentLength: 0, size: 0, mimetype: 'application/octet-stream', eTag: '' }

function asMetadata({ cacheControl, size, mimetype, eTag, lastModified }: Card): Metadata & { lastModified: Date } {
  return { cacheControl, contentLength: size, size, mimetype, eTag, lastModified: new Date(lastModified) }
}

async function allBytes(body: Body): Promise<Uint8Array> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body as ReadableStream).arrayBuffer())
}
