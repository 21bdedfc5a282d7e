import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureHead } from '../../src/kit/rules/picture-head.ts'
import { stripMetadata } from '../../supabase/functions/housekeeping/pictures/strip-metadata.ts'

const [width, height] = [70, 45]
const noiseOf = (pixelCount: number) =>
  Uint8Array.from({ length: pixelCount * 3 }, (_byte, n) => (n * n * 13 + (n >> 4)) & 255)
const noise = sharp(noiseOf(width * height), { raw: { width, height, channels: 3 } })
  .withExif({ IFD0: { Make: 'Tecno', Artist: 'Amina' } })
  .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Amina</x:xmpmeta>')
  .withIccProfile('p3')
const transparent = noise.clone().ensureAlpha(0.5)
const pixels = (bytes: Uint8Array) => sharp(bytes, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true })

describe('without metadata, a picture has the same pixels', () => {
  test.each([
    ['a JPEG', noise.clone().jpeg()],
    ['a JPEG with whole colour', noise.clone().jpeg({ chromaSubsampling: '4:4:4', quality: 100 })],
    ['a progressive JPEG', noise.clone().jpeg({ mozjpeg: true })],
    ['a grey JPEG', noise.clone().grayscale().jpeg()],
    ['a CMYK JPEG', noise.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
    ['a WebP', noise.clone().webp()],
    ['a lossless WebP', noise.clone().webp({ lossless: true })],
    ['a WebP with an alpha channel', transparent.clone().webp()],
    ['a lossless WebP with an alpha channel', transparent.clone().webp({ lossless: true })],
  ])('%s', async (_name, picture) => {
    const uploaded = await picture.toBuffer()
    expect(uploaded.includes('Amina')).toBe(true)
    const published = stripMetadata(uploaded)?.bytes ?? new Uint8Array()
    for (const text of ['Amina', 'Tecno', 'Exif', 'EXIF', 'XMP', 'ICC'])
      expect(Buffer.from(published).includes(text)).toBe(false)
    expect(await pixels(published)).toEqual(await pixels(uploaded))
    expect(pictureHead(published)).toMatchObject({ width, height })
  })
})

test.each([
  ['a JPEG', noise.clone().jpeg()],
  ['a progressive JPEG', noise.clone().jpeg({ mozjpeg: true })],
  ['a WebP', noise.clone().webp()],
  ['a WebP with an alpha channel', transparent.clone().webp()],
])('the size of %s is known behind its metadata', async (_name, picture) => {
  expect(pictureHead(await picture.toBuffer())).toMatchObject({ width, height })
})

test.each([
  ['PNG', noise.clone().png()],
  ['AVIF', noise.clone().avif()],
  ['GIF', noise.clone().gif()],
  ['TIFF', noise.clone().tiff()],
])('a %s is refused', async (_format, picture) => {
  const bytes = await picture.toBuffer()
  expect([stripMetadata(bytes), pictureHead(bytes)]).toEqual([null, null])
})

test('an animation is refused', async () => {
  const frames = sharp(noiseOf(width * height * 2), {
    raw: { width, height: height * 2, channels: 3, pageHeight: height },
  })
  const animation = await frames.webp().toBuffer()
  expect(animation.includes('ANMF')).toBe(true)
  expect([stripMetadata(animation), pictureHead(animation)]).toEqual([null, null])
})
