import { expect, test } from 'vitest'
import { anonymousSize, middlePart, scaledSize } from './photo-shape'

test('a large photo is scaled down to the maximum, a small one is unchanged', () => {
  expect(scaledSize({ width: 4000, height: 3000 }, 1280)).toEqual({ width: 1280, height: 960 })
  expect(scaledSize({ width: 300, height: 200 }, 1280)).toEqual({ width: 300, height: 200 })
})

test('an anonymous photo has one of three sizes with any camera', () => {
  const cameras = [[4000, 3000], [4000, 2250], [4640, 2088], [3000, 4000], [2250, 4000], [3120, 3120], [320, 240], [1, 4000]] as const
  const sizes = cameras.map(([width, height]) => anonymousSize({ width, height }, 1280)).map(({ width, height }) => `${width}x${height}`)
  expect(new Set(sizes)).toEqual(new Set(['1280x960', '1280x1280', '960x1280']))
})

test('the middle of a photo fills the target size without distortion', () => {
  const [left, top, width, height] = middlePart({ width: 4000, height: 2000 }, { width: 1280, height: 960 })
  expect(top).toBeCloseTo(0)
  expect(height).toBeCloseTo(2000)
  expect(width / height).toBeCloseTo(4 / 3)
  expect(left * 2 + width).toBeCloseTo(4000)
  expect(middlePart({ width: 960, height: 1280 }, { width: 960, height: 1280 })).toEqual([0, 0, 960, 1280])
})
