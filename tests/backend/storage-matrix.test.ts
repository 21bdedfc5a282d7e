import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPeople, callers, clientOf } from './people.ts'
import type { Caller, People } from './people.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

let backend: TestBackend
let people: People
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  people = await callPeople(backend)
})
afterAll(() => backend.close())

type Rules = {
  /** Whose pictures lie there: the picture in question is put there by them. */
  readonly keeper: 'owner' | 'admin' | 'service'
  /** Who has the address sees it. Otherwise only who may list it does. */
  readonly isPublic: boolean
  /** A folder in which somebody may write, if anybody may. */
  folder(id: string): string
  readonly list: readonly Caller[]
  readonly insert: readonly Caller[]
  readonly replace: readonly Caller[]
  readonly move: readonly Caller[]
  readonly delete: readonly Caller[]
}

const catalogue: Rules = { keeper: 'admin', isPublic: true, folder: () => 'shop', list: ['admin'], insert: ['admin'], replace: [], move: [], delete: ['admin'] }
const personal = { keeper: 'owner', list: ['owner'], insert: ['owner', 'other', 'admin'], replace: [], move: [], delete: ['owner'] } as const

/** Who may do what with the pictures of each bucket. */
const matrix: Readonly<Record<string, Rules>> = {
  'product-images': catalogue,
  'rental-images': catalogue,
  'item-images': { ...personal, isPublic: true, folder: (id) => id },
  'gossip-uploads': { ...personal, isPublic: false, folder: () => randomUUID() },
  // Published by a job, as nobody's.
  'gossip-images': { keeper: 'service', isPublic: true, folder: () => randomUUID(), list: [], insert: [], replace: [], move: [], delete: [] },
}

const picture = new Uint8Array([1, 2, 3]).buffer
const another = new Uint8Array([9]).buffer
const webp = { contentType: 'image/webp' }

const idOf = (caller: Caller | 'service') => (caller === 'anonymous' || caller === 'service' ? randomUUID() : people[caller].user.id)
const bucketAs = (caller: Caller | 'service', bucket: string) =>
  (caller === 'service' ? backend.serviceClient() : clientOf(people, caller)).storage.from(bucket)

async function addPicture(bucket: string, { keeper, folder }: Rules): Promise<string> {
  const path = `${folder(idOf(keeper))}/${randomUUID()}.webp`
  expect((await bucketAs(keeper, bucket).upload(path, picture, webp)).error).toBeNull()
  return path
}

async function isThere(bucket: string, path: string): Promise<boolean> {
  return (await backend.sql('select id from storage.objects where bucket_id = $1 and name = $2', [bucket, path])).length > 0
}

const bytesAt = async (bucket: string, path: string) => (await backend.serviceClient().storage.from(bucket).download(path)).data?.arrayBuffer()
const isSeenByAddress = async (bucket: string, path: string) =>
  (await fetch(people.anonymous.storage.from(bucket).getPublicUrl(path).data.publicUrl)).ok

async function whoCould(attempt: (caller: Caller) => Promise<boolean>): Promise<Caller[]> {
  const could: Caller[] = []
  for (const caller of callers) if (await attempt(caller)) could.push(caller)
  return could
}

test('every bucket has its rules in the matrix', async () => {
  const buckets = await backend.sql<{ id: string }>('select id from storage.buckets')
  expect(buckets.map(({ id }) => id).toSorted()).toEqual(Object.keys(matrix).toSorted())
})

describe.each(Object.entries(matrix))('%s', (bucket: string, rules: Rules) => {
  test(`is looked at by ${rules.isPublic ? 'everybody who has the address' : 'those who may list it, whoever has the address'}`, async () => {
    const path = await addPicture(bucket, rules)
    expect(await isSeenByAddress(bucket, path)).toBe(rules.isPublic)
    if (rules.isPublic) return
    const found = await whoCould(async (caller) => (await bucketAs(caller, bucket).download(path)).data !== null)
    expect(found).toEqual(rules.list)
  })

  test('is listed by those who may', async () => {
    const path = await addPicture(bucket, rules)
    const found = await whoCould(async (caller) => {
      const { data } = await bucketAs(caller, bucket).list(path.slice(0, path.lastIndexOf('/')))
      return (data ?? []).some(({ name }) => path.endsWith(name))
    })
    expect(found).toEqual(rules.list)
  })

  test('is added to by those who may', async () => {
    const found = await whoCould(async (caller) => {
      const path = `${rules.folder(idOf(caller))}/${randomUUID()}.webp`
      const { error } = await bucketAs(caller, bucket).upload(path, picture, webp)
      expect(await isThere(bucket, path)).toBe(error === null)
      return error === null
    })
    expect(found).toEqual(rules.insert)
  })

  test('has its pictures replaced by those who may: nobody, in no way', async () => {
    const path = await addPicture(bucket, rules)
    const found = await whoCould(async (caller) => {
      const own = bucketAs(caller, bucket)
      const answers = [await own.update(path, another, webp), await own.upload(path, another, { ...webp, upsert: true })]
      expect(await bytesAt(bucket, path)).toEqual(picture)
      return answers.some(({ error }) => !error)
    })
    expect(found).toEqual(rules.replace)
  })

  test('has its pictures moved by those who may: nobody, also not into a folder or bucket of their own', async () => {
    const path = await addPicture(bucket, rules)
    const found = await whoCould(async (caller) => {
      const to = `${idOf(caller)}/${randomUUID()}.webp`
      await bucketAs(caller, bucket).move(path, to)
      await bucketAs(caller, bucket).move(path, to, { destinationBucket: 'item-images' })
      return !(await isThere(bucket, path))
    })
    expect(found).toEqual(rules.move)
  })

  test('has its pictures deleted by those who may', async () => {
    const found = await whoCould(async (caller) => {
      const path = await addPicture(bucket, rules)
      await bucketAs(caller, bucket).remove([path])
      return !(await isThere(bucket, path))
    })
    expect(found).toEqual(rules.delete)
  })

  test('is emptied by nobody', async () => {
    const path = await addPicture(bucket, rules)
    for (const caller of callers) await clientOf(people, caller).storage.emptyBucket(bucket)
    expect(await isThere(bucket, path)).toBe(true)
  })
})
