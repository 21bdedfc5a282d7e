import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { plainWebp, webpWith } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { credentialsOf, sendRawRequest } from './raw-request.ts'
import { callers, clientOf } from './users.ts'
import type { Caller } from './users.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()

type Rules = {
  /** Who uploads the tested picture. */
  readonly uploader: 'owner' | 'admin' | 'service'
  /** Everybody with the URL can see a picture; otherwise, only those who can list it. */
  readonly isPublic: boolean
  /** The folder in which a caller may write, if any. */
  folder(id: string): string
  readonly list: readonly Caller[]
  readonly insert: readonly Caller[]
  readonly replace: readonly Caller[]
  readonly move: readonly Caller[]
  readonly delete: readonly Caller[]
}

const catalogue: Rules = {
  uploader: 'admin',
  isPublic: true,
  folder: () => 'tum',
  list: [],
  insert: ['admin'],
  replace: [],
  move: [],
  delete: [],
}
const personal = {
  uploader: 'owner',
  list: ['owner'],
  insert: ['owner', 'other', 'admin'],
  replace: [],
  move: [],
  delete: ['owner'],
} as const

/** The permitted callers of every action, for each bucket. */
const matrix: Readonly<Record<string, Rules>> = {
  'product-images': catalogue,
  'rental-images': catalogue,
  'item-images': { ...personal, isPublic: true, folder: (id) => id },
  'gossip-uploads': { ...personal, isPublic: false, folder: () => randomUUID() },
  // Published by a job, without an owner.
  'gossip-images': {
    uploader: 'service',
    isPublic: true,
    folder: () => randomUUID(),
    list: [],
    insert: [],
    replace: [],
    move: [],
    delete: [],
  },
}

const picture = plainWebp.buffer
const another = webpWith('another').buffer
const webp = { contentType: 'image/webp' }

const idOf = (caller: Caller | 'service') =>
  caller === 'anonymous' || caller === 'service' ? randomUUID() : users[caller].user.id
const bucketAs = (caller: Caller | 'service', bucket: string) =>
  (caller === 'service' ? backend.serviceClient() : clientOf(users, caller)).storage.from(bucket)

async function addPicture(bucket: string, { uploader, folder }: Rules): Promise<string> {
  const path = `${folder(idOf(uploader))}/${randomUUID()}.webp`
  expect((await bucketAs(uploader, bucket).upload(path, picture, webp)).error).toBeNull()
  return path
}

async function exists(bucket: string, path: string): Promise<boolean> {
  return (
    (await backend.sql('select id from storage.objects where bucket_id = $1 and name = $2', [bucket, path])).length > 0
  )
}

const bytesAt = async (bucket: string, path: string) =>
  (await backend.serviceClient().storage.from(bucket).download(path)).data?.arrayBuffer()
const isPubliclyReadable = async (bucket: string, path: string) =>
  (await fetch(users.anonymous.storage.from(bucket).getPublicUrl(path).data.publicUrl)).ok

async function permittedCallers(attempt: (caller: Caller) => Promise<boolean>): Promise<Caller[]> {
  const permitted: Caller[] = []
  for (const caller of callers) if (await attempt(caller)) permitted.push(caller)
  return permitted
}

test('every bucket has rules in the matrix', async () => {
  const buckets = await backend.sql<{ id: string }>('select id from storage.buckets')
  expect(buckets.map(({ id }) => id).toSorted()).toEqual(Object.keys(matrix).toSorted())
})

describe.each(Object.entries(matrix))('%s', (bucket: string, rules: Rules) => {
  test(`is visible to ${rules.isPublic ? 'everybody with the URL' : 'callers who may list it, regardless of the URL'}`, async () => {
    const path = await addPicture(bucket, rules)
    expect(await isPubliclyReadable(bucket, path)).toBe(rules.isPublic)
    if (rules.isPublic) return
    const actual = await permittedCallers(
      async (caller) => (await bucketAs(caller, bucket).download(path)).data !== null,
    )
    expect(actual).toEqual(rules.list)
  })

  test('can be listed only by permitted callers', async () => {
    const path = await addPicture(bucket, rules)
    const actual = await permittedCallers(async (caller) => {
      // As the caller, but with the operator's key: the app asks for no list, a hosted project answers it.
      const { authorization } = await credentialsOf(backend, users, caller)
      const body = JSON.stringify({ prefix: path.slice(0, path.lastIndexOf('/')) })
      const { text } = await sendRawRequest(backend, `/storage/v1/object/list/${bucket}`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          ...(authorization === undefined
            ? { apikey: backend.keys.publishable }
            : { apikey: backend.keys.secret, authorization }),
        },
      })
      return text.includes(path.slice(path.lastIndexOf('/') + 1))
    })
    expect(actual).toEqual(rules.list)
  })

  test('accepts uploads only from permitted callers', async () => {
    const actual = await permittedCallers(async (caller) => {
      const path = `${rules.folder(idOf(caller))}/${randomUUID()}.webp`
      const { error } = await bucketAs(caller, bucket).upload(path, picture, webp)
      expect(await exists(bucket, path)).toBe(error === null)
      return error === null
    })
    expect(actual).toEqual(rules.insert)
  })

  test('lets nobody replace a picture', async () => {
    const path = await addPicture(bucket, rules)
    const actual = await permittedCallers(async (caller) => {
      const own = bucketAs(caller, bucket)
      const results = [
        await own.update(path, another, webp),
        await own.upload(path, another, { ...webp, upsert: true }),
      ]
      expect(await bytesAt(bucket, path)).toEqual(picture)
      return results.some(({ error }) => !error)
    })
    expect(actual).toEqual(rules.replace)
  })

  test('lets nobody move a picture, not even into their own folder or another bucket', async () => {
    const path = await addPicture(bucket, rules)
    const actual = await permittedCallers(async (caller) => {
      const to = `${idOf(caller)}/${randomUUID()}.webp`
      await bucketAs(caller, bucket).move(path, to)
      await bucketAs(caller, bucket).move(path, to, { destinationBucket: 'item-images' })
      return !(await exists(bucket, path))
    })
    expect(actual).toEqual(rules.move)
  })

  test('lets only permitted callers delete a picture', async () => {
    const actual = await permittedCallers(async (caller) => {
      const path = await addPicture(bucket, rules)
      await bucketAs(caller, bucket).remove([path])
      return !(await exists(bucket, path))
    })
    expect(actual).toEqual(rules.delete)
  })

  test('cannot be emptied by anybody', async () => {
    const path = await addPicture(bucket, rules)
    for (const caller of callers) await clientOf(users, caller).storage.emptyBucket(bucket)
    expect(await exists(bucket, path)).toBe(true)
  })
})
