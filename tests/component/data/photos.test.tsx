import { expect, test, vi } from 'vitest'
import { encodePhoto } from '@/data/photos/encode-photo'
import { preparePhoto, UnreadablePhotoError } from '@/data/photos/prepare-photo'

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
const isWhite = ([red = 0, green = 0, blue = 0, alpha = 0]: readonly number[]) => Math.min(red, green, blue) > 250 && alpha === 255
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
  const spy = vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(function (this: OffscreenCanvas, options) {
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
  for (const type of ['', 'application/octet-stream']) expect((await preparePhoto(await picture(type))).type).toBe('image/webp')
  await expect(preparePhoto(new Blob(['words'], { type: 'image/png' }))).rejects.toThrow(UnreadablePhotoError)
  await expect(preparePhoto(new Blob(['words']))).rejects.toThrow(UnreadablePhotoError)
})
