import { expect, test, vi } from 'vitest'
import { encodePhoto } from '@/store/photos/encode-photo'
import { preparePhoto } from '@/store/photos/prepare-photo'
import { UnreadablePhotoError } from '@/store/photos/unreadable-photo'
import { jpegOf, losslessOf, webp } from '../../../supabase/functions/housekeeping/pictures/test-pictures'

/** A red square on nothing, in the right half. */
const picture = async (type = 'image/png'): Promise<Blob> => {
  const canvas = new OffscreenCanvas(400, 300)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'red'
  context.fillRect(200, 0, 200, 300)
  return new Blob([await canvas.convertToBlob({ type: 'image/png' })], { type })
}

/** @param at a share of the width, and half the height: the sizes differ */
const pixel = async (bytes: ArrayBuffer, type: string, at: number): Promise<readonly number[]> => {
  const bitmap = await createImageBitmap(new Blob([bytes], { type }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return [...(context?.getImageData(Math.floor(bitmap.width * at), Math.floor(bitmap.height / 2), 1, 1).data ?? [])]
}
const isWhite = ([red = 0, green = 0, blue = 0, alpha = 0]: readonly number[]) =>
  Math.min(red, green, blue) > 250 && alpha === 255
const isRed = ([red = 0, green = 255, blue = 255]: readonly number[]) => red > 240 && green < 20 && blue < 20

test('what is transparent is white where a photo becomes JPEG, in both sizes', async () => {
  const { bytes, small, type } = await encodePhoto(await picture(), 'anonymous')
  expect(type).toBe('image/jpeg')
  for (const each of [bytes, small]) {
    expect(await pixel(each, type, 0.1)).toSatisfy(isWhite)
    expect(await pixel(each, type, 0.9)).toSatisfy(isRed)
  }
})

test('so it is in a browser that cannot encode WebP', async () => {
  const convert = OffscreenCanvas.prototype.convertToBlob
  const spy = vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(function (
    this: OffscreenCanvas,
    options,
  ) {
    return convert.call(this, options?.type === 'image/webp' ? { type: 'image/png' } : options)
  })
  const source = await picture()
  const { bytes, small, type } = await encodePhoto(source, 'named')
  spy.mockRestore()
  expect(type).toBe('image/jpeg')
  for (const each of [bytes, small]) expect(await pixel(each, type, 0.1)).toSatisfy(isWhite)
})

test('what is transparent stays so in WebP', async () => {
  const { bytes, type } = await encodePhoto(await picture(), 'named')
  expect(type).toBe('image/webp')
  expect((await pixel(bytes, type, 0.1))[3]).toBe(0)
})

test('a picture is one whatever its type says', async () => {
  for (const type of ['', 'application/octet-stream'])
    expect((await preparePhoto(await picture(type))).type).toBe('image/webp')
  await expect(preparePhoto(new Blob(['words'], { type: 'image/png' }))).rejects.toThrow(UnreadablePhotoError)
  await expect(preparePhoto(new Blob(['words']))).rejects.toThrow(UnreadablePhotoError)
})

test.each([
  ['a JPEG', jpegOf({ width: 16_000, height: 16_000 }), 'image/jpeg'],
  ['a progressive JPEG', jpegOf({ width: 12_000, height: 9000 }, 0xc2), 'image/jpeg'],
  ['a WebP', webp(losslessOf({ width: 16_384, height: 16_384 })), 'image/webp'],
  ['a picture without a type', jpegOf({ width: 16_000, height: 16_000 }), ''],
  [
    'a GIF',
    new Uint8Array([
      ...new TextEncoder().encode('GIF89a'),
      0x80,
      0x3e,
      0x80,
      0x3e,
      0x80,
      0,
      0,
      0,
      0,
      0,
      255,
      255,
      255,
      0x2c,
      0,
      0,
      0,
      0,
      1,
      0,
      1,
      0,
      0,
      2,
      2,
      0x44,
      1,
      0,
      0x3b,
    ]),
    'image/gif',
  ],
])('%s with too many pixels is refused before it is decoded', async (_what, bytes, type) => {
  const started = vi.spyOn(globalThis, 'Worker')
  await expect(preparePhoto(new Blob([bytes], { type }))).rejects.toMatchObject({
    name: 'UnreadablePhotoError',
    problem: 'too-many-pixels',
  })
  expect(started).not.toHaveBeenCalled()
})

test('a picture that is too long and narrow is refused before it is decoded, unless it is cropped', async () => {
  const canvas = new OffscreenCanvas(100, 1300)
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
  const file = await canvas.convertToBlob({ type: 'image/jpeg' })
  await expect(preparePhoto(file)).rejects.toMatchObject({ name: 'UnreadablePhotoError', problem: 'too-narrow' })
  expect((await preparePhoto(file, 'anonymous')).type).toBe('image/jpeg')
})

test('a long screenshot keeps a width that can be read', async () => {
  const canvas = new OffscreenCanvas(1080, 9000)
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
  const { bytes, small } = await encodePhoto(await canvas.convertToBlob({ type: 'image/jpeg' }), 'named')
  const widths = await Promise.all(
    [bytes, small].map(async (each) => (await createImageBitmap(new Blob([each]))).width),
  )
  expect(widths).toEqual([640, 200])
})

test('a photo of a sharp camera is accepted', async () => {
  const canvas = new OffscreenCanvas(8000, 6000)
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
  const { type } = await preparePhoto(await canvas.convertToBlob({ type: 'image/jpeg' }))
  expect(type).toBe('image/webp')
})
