import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concatBytes } from '../../../supabase/functions/_shared/bytes.ts'
import {
  alpha,
  ascii,
  chunk,
  endOfImage,
  extended,
  frame,
  huffman,
  jfif,
  jpegOf,
  lossless,
  losslessOf,
  lossy,
  lossyOf,
  quantization,
  scan,
  segment,
  startOfImage,
  webp,
} from '../../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { headBytes, isShowable, isWithinBound, pictureHead } from './picture-head'

const colour = [1, 2, 3]
const [small, huge] = [
  { width: 1280, height: 960 },
  { width: 16_000, height: 16_000 },
]
const jpeg = (...parts: readonly Uint8Array[]) => concatBytes(startOfImage, ...parts, endOfImage)
const ofRest = [quantization, huffman, scan]
const exif = segment(0xe1, ascii('Exif\0\0'), jpegOf(small), frame(0xc0, colour, small))
const bigSegment = segment(0xe2, new Uint8Array(60_000))
/**
 * A restart marker has no length. Where its frame header is taken for one, 65,472 bytes are left out, up to a smaller
 * frame.
 */
const hidden = concatBytes(
  startOfImage,
  new Uint8Array([0xff, 0xd0]),
  frame(0xc0, colour, huge),
  quantization,
  huffman,
  scan,
)
const hidingFrame = concatBytes(hidden, new Uint8Array(4 + 0xffc0 - hidden.length), frame(0xc0, [1], small), scan)
const emptyAnimation = chunk('ANIM', new Uint8Array(6))
const frameOf = (picture: Uint8Array) => chunk('ANMF', concatBytes(new Uint8Array(16), picture))

describe('the pixels are read from', () => {
  test.each([
    ['a JPEG', jpegOf(huge), huge],
    ['a progressive JPEG', jpegOf(huge, 0xc2), huge],
    [
      'a JPEG behind a smaller thumbnail in its EXIF',
      jpeg(exif, ...ofRest.slice(0, 1), frame(0xc0, colour, huge), huffman, scan),
      huge,
    ],
    [
      'a JPEG behind a smaller thumbnail in its JFIF extension',
      jpeg(jfif, segment(0xe0, ascii('JFXX\0'), [0x10], jpegOf(small)), frame(0xc0, colour, huge), ...ofRest),
      huge,
    ],
    ['a JPEG behind a large segment', jpeg(bigSegment, frame(0xc0, colour, huge), ...ofRest), huge],
    [
      'a JPEG behind bytes that fill the space',
      jpeg(new Uint8Array(300).fill(0xff), frame(0xc0, colour, huge), ...ofRest),
      huge,
    ],
    ['a lossy WebP', webp(lossyOf(small)), small],
    [
      'a lossless WebP of the largest size',
      webp(losslessOf({ width: 16_384, height: 16_384 })),
      { width: 16_384, height: 16_384 },
    ],
    ['a WebP with an alpha channel', webp(extended(0x10, small), alpha, lossyOf(small)), small],
    [
      'a canvas whose picture comes late',
      webp(extended(0x10, small), chunk('ALPH', new Uint8Array(100_000)), lossyOf(small)),
      small,
    ],
    ['the largest canvas', webp(extended(0, { width: 1 << 24, height: 1 << 24 })), { width: 1 << 24, height: 1 << 24 }],
  ])('%s', (_what, bytes, size) => {
    expect(pictureHead(bytes)).toMatchObject(size)
  })
})

describe('no picture is', () => {
  test.each([
    ['nothing', new Uint8Array()],
    [
      'a PNG',
      concatBytes(
        new Uint8Array([0x89]),
        ascii('PNG\r\n\x1a\n\0\0\0\rIHDR'),
        new Uint8Array([0, 0, 1, 0, 0, 0, 1, 0, 8, 6]),
      ),
    ],
    ['a GIF', ascii('GIF89a\x01\0\x01\0')],
    ['a BMP', ascii('BM\x40\0\0\0')],
    ['an AVIF', ascii('\0\0\0\x1cftypavif')],
    ['an SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg" width="16000" height="16000"/>')],
    ['an icon', new Uint8Array([0, 0, 1, 0, 1, 0])],
    ['a JPEG behind another byte', concatBytes(ascii(' '), jpegOf(small))],
    ['a JPEG with two frames', jpeg(frame(0xc0, colour, small), frame(0xc0, colour, huge), ...ofRest)],
    [
      'a JPEG whose height comes later',
      jpeg(frame(0xc0, colour, { width: 16_000, height: 0 }), ...ofRest, segment(0xdc, [0x3e, 0x80])),
    ],
    ['a JPEG that is coded in another way', jpeg(frame(0xc9, colour, huge), ...ofRest)],
    [
      'a JPEG with a marker that has no length',
      jpeg(new Uint8Array([0xff, 0xd0]), frame(0xc0, colour, small), ...ofRest),
    ],
    ['a JPEG with a marker that hides a frame from a reader who takes what follows it for a length', hidingFrame],
    [
      'a JPEG with a frame for each resolution',
      jpeg(segment(0xde, [8, 0, 1, 0, 1, 0]), frame(0xc0, colour, small), ...ofRest),
    ],
    [
      'a JPEG with its frame behind the first 64 kB',
      jpeg(bigSegment, bigSegment, frame(0xc0, colour, small), ...ofRest),
    ],
    [
      'a JPEG with a larger gain map behind it',
      concatBytes(jpeg(segment(0xe2, ascii('MPF\0MM\0*')), frame(0xc0, colour, small), ...ofRest), jpegOf(huge)),
    ],
    ['a JPEG without a scan', jpeg(frame(0xc0, colour, small))],
    ['an animation', webp(extended(0x02, small), emptyAnimation, frameOf(lossyOf(small)))],
    [
      'an animation whose frames come late',
      webp(extended(0x02, small), chunk('ICCP', new Uint8Array(100_000)), emptyAnimation, frameOf(lossyOf(small))),
    ],
    ['an animation that does not say so', webp(extended(0, small), emptyAnimation, frameOf(lossyOf(huge)))],
    ['a WebP that is larger than its canvas', webp(extended(0, small), lossyOf({ width: 16_000, height: 16_000 }))],
    ['a WebP with two canvases', webp(extended(0, small), extended(0, huge))],
    [
      'a WebP that begins with another chunk',
      webp(chunk('note', new Uint8Array(2)), extended(0, small), lossyOf(small)),
    ],
    ['another RIFF file', chunk('RIFF', concatBytes(ascii('WAVE'), lossy))],
  ])('%s', (_what, bytes) => {
    expect(pictureHead(bytes)).toBeNull()
    expect(isShowable(bytes)).toBe(false)
  })
})

test('the format is that of the bytes', () => {
  expect(pictureHead(jpegOf(small))?.type).toBe('image/jpeg')
  expect(pictureHead(webp(lossless))?.type).toBe('image/webp')
})

test.each([
  [1280, 1280, true],
  [960, 1280, true],
  [1, 1, true],
  [1600, 1250, true],
  [1601, 1250, false],
  [2048, 100, true],
  [2049, 100, false],
  [65_535, 1, false],
  [1, 65_535, false],
  [16_384, 16_384, false],
])('%i × %i pixels are few enough: %s', (width, height, isFew) => {
  expect(isWithinBound({ width, height })).toBe(isFew)
  if (width < 16_384 && height < 16_384) expect(isShowable(webp(lossyOf({ width, height })))).toBe(isFew)
  expect(isShowable(jpegOf({ width, height }))).toBe(isFew)
})

test('a head that is cut off says the same size, or nothing', () => {
  for (const bytes of [jpegOf(huge), webp(lossyOf(huge)), webp(extended(0x10, huge), alpha, lossyOf(huge))]) {
    for (let length = 0; length < bytes.length; length += 1)
      expect([null, huge.width]).toContain(pictureHead(bytes.subarray(0, length))?.width ?? null)
  }
})

test('random bytes after a signature never throw', () => {
  const starts = [
    new Uint8Array(),
    startOfImage,
    concatBytes(startOfImage, jfif, frame(0xc0, [1])),
    webp(lossless).subarray(0, 12),
    webp(extended(0, small)).subarray(0, 30),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 400 }),
      (start, rest) => void pictureHead(concatBytes(start, rest)),
    ),
    { numRuns: 5000 },
  )
})

test.each([
  ['fill bytes', concatBytes(startOfImage, new Uint8Array(11_000_000).fill(0xff))],
  ['empty segments', concatBytes(startOfImage, ...Array.from({ length: 10_000 }, () => segment(0xfe)))],
  ['empty chunks', webp(extended(0, small), ...Array.from({ length: 10_000 }, () => chunk('note', new Uint8Array())))],
  ['a scan', jpegOf(small).subarray(0, -2)],
])('only the first 64 kB are read of %s', (_what, bytes) => {
  const whole = concatBytes(bytes, new Uint8Array(headBytes))
  const startedAt = performance.now()
  for (let n = 0; n < 20; n += 1) pictureHead(whole)
  expect(performance.now() - startedAt).toBeLessThan(1000)
  expect(pictureHead(whole)).toEqual(pictureHead(whole.subarray(0, headBytes)))
})
