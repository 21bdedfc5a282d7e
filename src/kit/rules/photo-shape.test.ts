import { expect, test } from 'vitest'
import { anonymousSize, isTooNarrow, middlePart, scaledSize } from './photo-shape'

test('a large photo is scaled down to the maximum, a small one is unchanged', () => {
  expect(scaledSize({ width: 4000, height: 3000 }, 1280)).toEqual({ width: 1280, height: 960 })
  expect(scaledSize({ width: 300, height: 200 }, 1280)).toEqual({ width: 300, height: 200 })
})

test.each([
  ['a long screenshot', { width: 1080, height: 9000 }, { width: 640, height: 5333 }, { width: 200, height: 1667 }],
  ['a panorama', { width: 9000, height: 1500 }, { width: 3840, height: 640 }, { width: 1200, height: 200 }],
  ['the longest', { width: 1000, height: 12_000 }, { width: 640, height: 7680 }, { width: 200, height: 2400 }],
  ['a narrow one that is small', { width: 90, height: 900 }, { width: 90, height: 900 }, { width: 90, height: 900 }],
  [
    'a screenshot of a whole screen',
    { width: 1080, height: 2400 },
    { width: 640, height: 1422 },
    { width: 200, height: 444 },
  ],
])('%s keeps a shorter side that can be read', (_what, picture, large, small) => {
  expect(scaledSize(picture, 1280)).toEqual(large)
  expect(scaledSize(picture, 400)).toEqual(small)
})

test('a picture is too narrow beyond twelve to one, either way', () => {
  expect(
    [
      [1000, 12_000],
      [12_000, 1000],
      [500, 500],
    ].map(([width = 0, height = 0]) => isTooNarrow({ width, height })),
  ).toEqual([false, false, false])
  expect(
    [
      [1000, 12_001],
      [20_000, 20],
    ].map(([width = 0, height = 0]) => isTooNarrow({ width, height })),
  ).toEqual([true, true])
})

test('an anonymous photo has one of three sizes with any camera', () => {
  const cameras = [
    [4000, 3000],
    [4000, 2250],
    [4640, 2088],
    [3000, 4000],
    [2250, 4000],
    [3120, 3120],
    [320, 240],
    [1, 4000],
  ] as const
  const sizes = cameras
    .map(([width, height]) => anonymousSize({ width, height }, 1280))
    .map(({ width, height }) => `${width}x${height}`)
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
