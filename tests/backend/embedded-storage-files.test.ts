import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StorageFiles } from '../../supabase/local/storage-files.ts'

let folder: string
let files: StorageFiles

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comrade-storage-'))
  files = new StorageFiles(join(folder, 'storage'))
})

afterEach(() => rm(folder, { recursive: true }))

const put = (key: string, text: string, type = 'image/png') =>
  files.uploadObject('pictures', key, undefined, Buffer.from(text), type, 'max-age=60')
const textOf = (body: unknown) => (body === undefined ? undefined : new Response(body as ReadableStream).text())
const bodyOf = async (key: string, bucket = 'pictures') => textOf((await files.getObject(bucket, key)).body)

async function namesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('an object', () => {
  test('is read back with its bytes, type and cache time, also by a second instance', async () => {
    await put('a/b.png', 'bytes')
    const { body, metadata } = await new StorageFiles(join(folder, 'storage')).getObject('pictures', 'a/b.png')
    expect(await textOf(body)).toBe('bytes')
    expect(metadata).toMatchObject({ mimetype: 'image/png', cacheControl: 'max-age=60', size: 5, contentLength: 5 })
    expect(await files.headObject('pictures', 'a/b.png')).toEqual(metadata)
  })

  test('is replaced completely', async () => {
    await put('a', 'old')
    const { eTag } = await put('a', 'new', 'image/webp')
    expect(await bodyOf('a')).toBe('new')
    expect(await files.headObject('pictures', 'a')).toMatchObject({ mimetype: 'image/webp', eTag })
    expect(await namesIn(folder)).toHaveLength(2)
  })

  test('can be copied and deleted', async () => {
    await put('a', 'bytes')
    await files.copyObject('pictures', 'a', undefined, 'others', 'copy')
    await files.deleteObjects('pictures', ['a', 'never there'])
    expect([await bodyOf('a'), await bodyOf('copy', 'others')]).toEqual([undefined, 'bytes'])
    expect(await namesIn(folder)).toHaveLength(2)
  })

  test('that does not exist has no body', async () => {
    expect(await files.getObject('pictures', 'nothing')).toMatchObject({ httpStatusCode: 404 })
    await expect(files.headObject('pictures', 'nothing')).rejects.toThrow('No object nothing in bucket pictures')
  })
})

describe('a key', () => {
  test('never escapes the folder', async () => {
    for (const key of ['../out.png', '/etc/out.png', '..\\out.png', 'a/../../../out.png', 'x\0.png', '~/out.png']) {
      await put(key, key)
      expect(await bodyOf(key)).toBe(key)
    }
    expect(await readdir(folder)).toEqual(['storage'])
    await expect(stat(join(folder, 'out.png'))).rejects.toThrow('ENOENT')
  })

  test('may be nested under another, long, and in any script', async () => {
    const keys = ['a', 'a/b', 'a/b/c', 'é'.repeat(600), 'picha ya bahari 🌊.png', 'A']
    for (const key of keys) await put(key, key)
    for (const key of keys) expect(await bodyOf(key)).toBe(key)
  })
})
