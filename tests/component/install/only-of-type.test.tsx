import { expect, test } from 'vitest'
import { isOfType } from '../../../sw/only-of-type'

const response = (type: string, status = 200) => new Response('', { status, headers: { 'Content-Type': type } })

test.for(['text/javascript', 'application/javascript', 'application/javascript; charset=UTF-8'])('a script is kept from a host that says %s', (type) => {
  expect(isOfType(response(type), 'javascript')).toBe(true)
})

test('neither a page in the place of a script is kept, nor an error', () => {
  expect(isOfType(response('text/html; charset=utf-8'), 'javascript')).toBe(false)
  expect(isOfType(response('text/javascript', 404), 'javascript')).toBe(false)
})
