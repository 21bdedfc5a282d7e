import { describe, expect, it } from 'vitest'
import { deliveryOf, emptyMessage, missingFields, trimMessage } from './letter'

const full = { name: 'Amina', email: 'amina@students.example', subject: 'Late order', message: 'It came cold.' }

describe('a message of the contact form', () => {
  it('lacks every field that is empty or blank', () => {
    expect(missingFields(emptyMessage)).toEqual(['name', 'email', 'subject', 'message'])
    expect(missingFields({ ...full, subject: ' \n\t ' })).toEqual(['subject'])
    expect(missingFields(full)).toEqual([])
  })

  it('goes without the blanks around it', () => {
    expect(trimMessage({ ...full, name: '  Amina ', message: '\nIt came cold.\n' })).toEqual(full)
  })
})

describe('what an answer means for a letter', () => {
  it.each([
    ['a row that was made', 201, '', 'delivered'],
    ['a row that is there already', 409, '23505', 'delivered'],
    ["a captive portal's page", 200, '', 'later'],
    ['an answer without content', 204, '', 'later'],
    ['no network', 0, '', 'later'],
    ['too many at once', 429, 'PT429', 'later'],
    ['a broken server', 500, 'XX000', 'later'],
    ['a server that starts', 503, '', 'later'],
    ['a sign-in that has run out', 401, 'PGRST301', 'later'],
    ['a table that is still to come', 404, 'PGRST205', 'later'],
    ['a value that breaks a rule', 400, '23514', 'refused'],
    ['a missing value', 400, '23502', 'refused'],
    ['a value that is none', 400, '22P02', 'refused'],
    ['too large a message', 413, '', 'refused'],
    ['a body that makes no sense', 422, '', 'refused'],
  ] as const)('%s (%d %s): %s', (_what, status, code, delivery) => {
    expect(deliveryOf({ status, code })).toBe(delivery)
  })
})
