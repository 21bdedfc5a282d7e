import { describe, expect, test } from 'vitest'
import { concatBytes } from '../../_shared/bytes.ts'
import { alpha, ascii, chunk, extended, lossless, lossy, webp } from './test-pictures.ts'
import { stripWebp } from './webp.ts'

const profile = chunk('ICCP', ascii('profile'))
const exif = chunk('EXIF', ascii('GPS 4.04 S 39.66 E'))
const xmp = chunk('XMP ', ascii('<x/>'))
const unknown = chunk('note', ascii('by Amina'))

describe('a WebP loses its metadata', () => {
  test.each([
    ['lossy', webp(lossy), webp(lossy)],
    ['lossless', webp(lossless), webp(lossless)],
    ['lossy, with chunks after it', webp(lossy, exif, unknown), webp(lossy)],
    ['lossy and extended', webp(extended(0x2c), profile, lossy, exif, xmp), webp(lossy)],
    ['lossless and extended', webp(extended(0x3c), profile, unknown, lossless, exif, xmp), webp(lossless)],
    [
      'with an alpha channel',
      webp(extended(0xff & ~0x02), profile, alpha, unknown, lossy, exif, xmp),
      webp(extended(0x10), alpha, lossy),
    ],
    [
      'with two alpha channels',
      webp(extended(0x10), alpha, chunk('ALPH', ascii('more')), lossy),
      webp(extended(0x10), alpha, lossy),
    ],
    ['with two pictures', webp(lossy, lossless), webp(lossy)],
  ])('%s', (_name, picture, plain) => {
    expect(stripWebp(picture)).toEqual(plain)
    expect(stripWebp(concatBytes(picture, ascii('PK trailer')))).toEqual(plain)
  })

  test('which may stand in its padding', () => {
    const padded = webp(lossy)
    padded[padded.length - 1] = 7
    expect(stripWebp(padded)).toEqual(webp(lossy))
  })
})

describe('a WebP is refused', () => {
  test.each([
    [
      'an animation',
      webp(extended(0x02), chunk('ANIM', new Uint8Array(6)), chunk('ANMF', concatBytes(new Uint8Array(16), lossy))),
    ],
    ['no picture', webp(extended(0), exif)],
    ['an inter frame', webp(chunk('VP8 ', new Uint8Array([0x11, 0, 0, 0x9d, 0x01, 0x2a, 32, 0, 16, 0])))],
    ['no start code', webp(chunk('VP8 ', ascii('GPS 4.04 S 39.66 E')))],
    ['no width', webp(chunk('VP8 ', new Uint8Array([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 16, 0])))],
    ['another version', webp(chunk('VP8L', new Uint8Array([0x2f, 31, 0xc0, 3, 0x20])))],
    ['another signature', webp(chunk('VP8L', ascii('GPS 4.04')))],
    [
      'a chunk that is longer than the file',
      webp(concatBytes(ascii('EXIF'), new Uint8Array([255, 255, 255, 255]), lossy)),
    ],
    ['another RIFF file', chunk('RIFF', concatBytes(ascii('WAVE'), lossy))],
  ])('that has %s', (_name, picture) => {
    expect(stripWebp(picture)).toBeNull()
  })
})
