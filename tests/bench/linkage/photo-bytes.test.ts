import { expect, test } from 'vitest'
import { pictureHead } from '../../../src/kit/rules/picture-head.ts'
import { stripMetadata } from '../../../supabase/functions/housekeeping/pictures/strip-metadata.ts'
import { photoBytes, readPhotoHead, webpBytes } from './photo-bytes.ts'

test('a simulated picture is published with its dimensions', () => {
  const uploaded = photoBytes({ width: 1280, height: 960 }, 150_000)
  expect([uploaded.length, readPhotoHead(uploaded)]).toEqual([150_000, { width: 1280, height: 960 }])
  expect(readPhotoHead(stripMetadata(uploaded)?.bytes ?? new Uint8Array())).toEqual({ width: 1280, height: 960 })
})

test('a simulated picture is what its type says, as the server demands', () => {
  const size = { width: 1280, height: 960 }
  expect(pictureHead(photoBytes(size, 150_000))).toEqual({ ...size, type: 'image/jpeg' })
  expect(pictureHead(webpBytes(size, 150_000))).toEqual({ ...size, type: 'image/webp' })
})

test('other bytes have no dimensions', () => {
  for (const bytes of [new Uint8Array(), new Uint8Array(40), photoBytes({ width: 1, height: 1 }, 0).subarray(0, 9)])
    expect(readPhotoHead(bytes)).toBeNull()
})
