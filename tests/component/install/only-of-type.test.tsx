import { expect, test } from 'vitest'
import { isOfType } from '../../../sw/only-of-type'

const response = (type: string, status = 200) => new Response('', { status, headers: { 'Content-Type': type } })

test.for(['application/json', 'application/json; charset=UTF-8'])(
  'a catalogue is kept from a host that says %s',
  (type) => {
    expect(isOfType(response(type), 'application/json')).toBe(true)
  },
)

test('neither a page in the place of a catalogue is kept, nor an error', () => {
  expect(isOfType(response('text/html; charset=utf-8'), 'application/json')).toBe(false)
  expect(isOfType(response('application/json', 404), 'application/json')).toBe(false)
})
