import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Change } from './operation'
import { toDrafts } from './to-drafts'

const bucket = 'item-images'
const address = (path: string) => `https://comrade.example/storage/v1/object/public/${bucket}/${path}`
const change: Change = { action: 'insert', table: 'items', row: 'desk', values: {} }
const photo = { path: 'me/1-large.webp', bytes: new ArrayBuffer(4), small: new ArrayBuffer(1), type: 'image/webp' }

beforeEach(() => vi.stubEnv('VITE_SUPABASE_URL', 'https://comrade.example'))
afterEach(() => vi.unstubAllEnvs())

it('uploads files first and removes files last, all in one lane', () => {
  const { lane, drafts, photos } = toDrafts([change], {
    files: { bucket, uploads: [photo], removed: [address('me/old.webp')] },
  })
  expect(drafts).toMatchObject([
    { action: 'upload', path: photo.path, photo: photos[0]?.id },
    { action: 'insert' },
    { action: 'remove', path: 'me/old.webp' },
  ])
  expect(new Set([lane, ...drafts.map((draft) => draft.lane), ...photos.map((stored) => stored.lane)])).toEqual(
    new Set(['items/desk']),
  )
})

it('leaves pictures outside the bucket alone', () => {
  expect(toDrafts([change], { files: { bucket, removed: ['/pictures/market.svg#desk'] } }).drafts).toHaveLength(1)
})

it('waits for another lane', () => {
  expect(toDrafts([change], { after: 'items/chair' }).drafts).toMatchObject([
    { parent: 'items/chair', lane: 'items/desk' },
  ])
})
