import { expect, test } from 'vitest'
import { refusalText, triesText, unsentText, waitingText } from './unsent-text'

test.each([
  [
    [{ action: 'update', table: 'profiles', values: { course: 'Law', year_of_study: 2 } }],
    'Changes to your profile',
    'Course, year of study',
  ],
  [
    [{ action: 'insert', table: 'gossip_submissions', values: { content: ' Who took\n my charger? ' } }],
    'Gossip post',
    'Who took my charger?',
  ],
  [[{ action: 'switch', table: 'gossip_likes', on: true }], 'A like', ''],
  [[{ action: 'switch', table: 'gossip_likes', on: false }], 'Taking back a like', ''],
  [
    [
      { action: 'upload' },
      { action: 'upload' },
      { action: 'insert', table: 'items', values: { title: 'Kettle' } },
      { action: 'insert', table: 'item_photos', values: {} },
    ],
    'Listing',
    'Kettle (2 photos)',
  ],
  [[{ action: 'insert', table: 'contact_messages', values: { subject: 'Hello' } }], 'Message to us', 'Hello'],
  [[{ action: 'remove' }], 'Removing a photo', ''],
  [
    [
      { action: 'insert', table: 'gossip_submissions', values: { content: 'Not so' } },
      { action: 'delete', table: 'gossip_submissions' },
    ],
    'Deleting your gossip post',
    'Not so',
  ],
  [
    [
      { action: 'update', table: 'items', values: { price: 100 } },
      { action: 'delete', table: 'item_photos' },
      { action: 'delete', table: 'items' },
      { action: 'remove' },
    ],
    'Deleting your listing',
    '',
  ],
  [[{ action: 'insert', table: 'of_a_newer_app', values: { secret: 'x' } }], 'A change', ''],
  [[], 'A change', ''],
] as const)('%j is shown as %s: %s', (operations, title, detail) => {
  expect(unsentText(operations)).toEqual({ title, detail })
})

test('a long text is truncated', () => {
  const { detail } = unsentText([
    { action: 'insert', table: 'gossip_submissions', values: { content: 'word '.repeat(60) } },
  ])
  expect(detail.length).toBeLessThanOrEqual(90)
  expect(detail.endsWith('…')).toBe(true)
  expect(
    unsentText([{ action: 'insert', table: 'gossip_submissions', values: { content: `${'a'.repeat(88)}😀 twice` } }])
      .detail,
  ).toBe(`${'a'.repeat(88)}…`)
})

const now = 1_000_000

test('shows why something waits, the most important reason first', () => {
  const ready = { locked: false, offline: false, signInNeeded: false, blocked: false, notBefore: 0 }
  expect(waitingText(ready, now)).toBe('On its way')
  expect(waitingText({ ...ready, notBefore: now + 30_000 }, now)).toBe('Next try in a minute')
  expect(waitingText({ ...ready, notBefore: now + 150_000 }, now)).toBe('Next try in 3 minutes')
  expect(waitingText({ ...ready, offline: true }, now)).toBe('Waiting for the network')
  expect(waitingText({ ...ready, offline: true, signInNeeded: true }, now)).toBe('Log in to send')
  expect(waitingText({ ...ready, signInNeeded: true, blocked: true }, now)).toBe(
    'Waiting for the next version of the app',
  )
})

test('formats counts', () => {
  expect([0, 1, 4].map(triesText)).toEqual(['', 'Tried once', 'Tried 4 times'])
})

const post = [{ action: 'insert', table: 'gossip_submissions', values: { content: 'Hello' } }] as const
const reasons = ['refused', 'not-allowed', 'too-large', 'gone', 'conflict', 'parent-gone'] as const

test('each reason is a whole sentence', () => {
  for (const reason of reasons) expect(refusalText(post, reason)).toMatch(/^[A-Z].*\.$/)
})

test('only what was written is to be checked: no like, no deletion', () => {
  expect(refusalText(post, 'refused')).toContain('Check what you wrote')
  expect(refusalText([{ action: 'switch', table: 'gossip_likes', on: true }], 'refused')).toBe(
    'This was not accepted. Try again, or discard it.',
  )
  expect(refusalText([...post, { action: 'delete', table: 'gossip_submissions' }], 'refused')).not.toContain(
    'Check what you wrote',
  )
})
