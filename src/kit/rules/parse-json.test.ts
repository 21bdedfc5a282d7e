import { expect, test } from 'vitest'
import { parseJson } from './parse-json'

test('JSON is parsed, and any other text is undefined', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] })
  for (const text of ['', '<html>', '{broken']) expect(parseJson(text)).toBeUndefined()
})
