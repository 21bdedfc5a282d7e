import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf, entriesOf, tarOf, type TarEntry } from '../../supabase/local/archive/tar.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'comrade-tar-'))))
afterAll(() => rm(folder, { recursive: true }))

type File = readonly [name: string, content: Uint8Array]

async function* entriesFrom(files: readonly File[]): AsyncGenerator<TarEntry> {
  for (const [name, content] of files) yield { name, size: content.byteLength, bytes: Readable.from([content]) }
}

const packedBytes = async (files: readonly File[]) => {
  const parts: Uint8Array[] = []
  for await (const part of tarOf(entriesFrom(files))) parts.push(part)
  return Buffer.concat(parts)
}

/** The archive in parts of another size than it was written in. */
async function* inParts(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
}

const unpacked = async (bytes: Uint8Array, size: number) => {
  const files: [string, string][] = []
  for await (const entry of entriesOf(inParts(bytes, size)))
    files.push([entry.name, (await contentOf(entry)).toString('hex')])
  return files
}

test('what is packed is unpacked, in whatever parts it arrives', async () => {
  const name = fc.stringMatching(/^[a-z/]{1,90}$/)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, fc.uint8Array({ maxLength: 1500 })), { maxLength: 4 }),
      fc.integer({ min: 1, max: 2000 }),
      async (files, size) => {
        expect(await unpacked(await packedBytes(files), size)).toEqual(
          files.map(([each, content]) => [each, Buffer.from(content).toString('hex')]),
        )
      },
    ),
    { numRuns: 60 },
  )
})

test('what is not read of a file is skipped', async () => {
  const names: string[] = []
  for await (const { name } of entriesOf(
    inParts(
      await packedBytes([
        ['a', Buffer.alloc(3000)],
        ['b', Buffer.alloc(1)],
      ]),
      100,
    ),
  ))
    names.push(name)
  expect(names).toEqual(['a', 'b'])
})

test('every archive that ends too early, and every changed header, is refused', async () => {
  const whole = await packedBytes([
    ['a', Buffer.alloc(700, 'a')],
    ['b', Buffer.alloc(10, 'b')],
  ])
  for (let length = 0; length < whole.byteLength - 512; length += 128)
    await expect(unpacked(whole.subarray(0, length), 512), String(length)).rejects.toThrow('not complete')
  const changed = Buffer.from(whole)
  changed.write('c', 0)
  await expect(unpacked(changed, 512)).rejects.toThrow('no archive')
})

test('tar reads it', async () => {
  const file = join(folder, 'a.tar')
  await writeFile(
    file,
    await packedBytes([
      ['rows/one.txt', Buffer.from('one\n')],
      ['empty', new Uint8Array(0)],
    ]),
  )
  expect(execFileSync('tar', ['-tf', file], { encoding: 'utf8' })).toBe('rows/one.txt\nempty\n')
  execFileSync('tar', ['-xf', file, '-C', folder])
  expect(await readFile(join(folder, 'rows', 'one.txt'), 'utf8')).toBe('one\n')
})
