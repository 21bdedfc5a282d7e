import { expect, test } from 'vitest'
import { stripMetadata } from '../../../supabase/functions/housekeeping/pictures/strip-metadata.ts'
import { photoBytes, readPhotoHead } from './photo-bytes.ts'

test('a simulated picture is published with its dimensions', () => {
  const uploaded = photoBytes({ width: 1280, height: 960 }, 150_000)
  expect([uploaded.length, readPhotoHead(uploaded)]).toEqual([150_000, { width: 1280, height: 960 }])
  expect(readPhotoHead(stripMetadata(uploaded)?.bytes ?? new Uint8Array())).toEqual({ width: 1280, height: 960 })
})

test('other bytes have no dimensions', () => {
  for (const bytes of [new Uint8Array(), new Uint8Array(40), photoBytes({ width: 1, height: 1 }, 0).subarray(0, 9)]) expect(readPhotoHead(bytes)).toBeNull()
})
