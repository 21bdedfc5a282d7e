import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concatBytes } from '../../_shared/bytes.ts'
import { stripMetadata } from './strip-metadata.ts'
import {
  alpha,
  ascii,
  chunk,
  endOfImage,
  extended,
  frame,
  huffman,
  jfif,
  lossless,
  lossy,
  plainJpeg,
  quantization,
  scan,
  segment,
  startOfImage,
  webp,
} from './test-pictures.ts'

const jpegWithMetadata = concatBytes(
  startOfImage,
  segment(0xe1, ascii('Exif\0\0GPS 4.04 S 39.66 E')),
  quantization,
  frame(0xc2, [1, 2, 3]),
  huffman,
  scan,
  segment(0xfe, ascii('by Amina')),
  huffman,
  scan,
  endOfImage,
  ascii('PK trailer'),
)
const webpWithMetadata = webp(
  extended(0x3c),
  chunk('ICCP', ascii('profile')),
  alpha,
  lossy,
  chunk('EXIF', ascii('GPS')),
  chunk('XMP ', ascii('<x/>')),
)
const samples = [
  ['a JPEG', jpegWithMetadata],
  ['a WebP', webpWithMetadata],
] as const

test('the type is that of the bytes', () => {
  expect(stripMetadata(jpegWithMetadata)?.type).toBe('image/jpeg')
  expect(stripMetadata(webpWithMetadata)?.type).toBe('image/webp')
})

test.each([
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['an AVIF', ascii('\0\0\0\x1cftypavif')],
  ['nothing', new Uint8Array()],
])('%s is refused', (_name, bytes) => {
  expect(stripMetadata(bytes)).toBeNull()
})

describe.each(samples)('%s', (_name, picture) => {
  test('is the same when it is rewritten again', () => {
    const once = stripMetadata(picture)?.bytes ?? new Uint8Array()
    expect(once.length).toBeGreaterThan(0)
    expect(stripMetadata(once)?.bytes).toEqual(once)
  })

  test('is found in the middle of a larger buffer, of which nothing else is read', () => {
    const buffer = concatBytes(ascii('before'), picture, ascii('after'))
    expect(stripMetadata(buffer.subarray(6, 6 + picture.length))).toEqual(stripMetadata(picture))
  })

  test('that ends anywhere before its end is refused', () => {
    const whole = picture.length - (picture === jpegWithMetadata ? 'PK trailer'.length : 0)
    for (let length = 0; length < whole; length += 1) expect(stripMetadata(picture.subarray(0, length))).toBeNull()
  })

  test('with any changed bytes is refused or rewritten into what stays the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(picture.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        (changes) => {
          const changed = Uint8Array.from(picture)
          for (const [position, value] of changes) changed[position] = value
          const once = stripMetadata(changed)
          if (once) expect(stripMetadata(once.bytes)).toEqual(once)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

test('random bytes after a signature never throw', () => {
  const starts = [
    new Uint8Array(),
    startOfImage,
    concatBytes(startOfImage, jfif, frame(0xc0, [1])),
    plainJpeg.subarray(0, -2),
    webp(lossless).subarray(0, 12),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 400 }),
      (start, rest) => void stripMetadata(concatBytes(start, rest)),
    ),
    { numRuns: 2000 },
  )
})

const times = (part: Uint8Array, count: number): Uint8Array => concatBytes(...Array.from({ length: count }, () => part))

test('more segments or chunks than any encoder writes are refused', () => {
  const jpegWith = (count: number) => concatBytes(startOfImage, times(segment(0xfe), count), plainJpeg.subarray(2))
  const webpWith = (count: number) => webp(times(chunk('note', new Uint8Array()), count), lossy)
  for (const file of [jpegWith, webpWith]) {
    expect(stripMetadata(file(1500))).not.toBeNull()
    expect(stripMetadata(file(2000))).toBeNull()
  }
})

test('a scan of 10 MB is copied', () => {
  const picture = concatBytes(
    plainJpeg.subarray(0, -2),
    new Uint8Array(10_000_000).fill(7),
    new Uint8Array([0xff, 0]),
    endOfImage,
  )
  expect(stripMetadata(picture)?.bytes.length).toBe(picture.length)
})
