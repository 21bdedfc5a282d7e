import { expect, test } from 'vitest'
import type { Operation } from './outbox/operation'
import { groupUnsent } from './unsent'

const pendingOperation = (seq: number, more: Partial<Operation>): Operation =>
  ({
    seq,
    action: 'insert',
    table: 'contact_messages',
    row: `m${seq}`,
    lane: `contact_messages/m${seq}`,
    values: { subject: `Subject ${seq}` },
    version: 1,
    createdAt: `2026-11-21T08:00:0${seq}.000Z`,
    attempted: false,
    tries: 0,
    notBefore: 0,
    state: 'waiting',
    ...more,
  }) as Operation

test('a lane is one entry, described by its first operation', () => {
  const lane = 'items/i1'
  const operations = [
    pendingOperation(1, { action: 'upload', lane, tries: 2 }),
    pendingOperation(2, { table: 'items', lane, values: { title: 'Kettle' } }),
    pendingOperation(3, {}),
  ]
  expect(groupUnsent('anonymous', operations)).toMatchObject([
    {
      key: 'anonymous items/i1',
      changes: [{ action: 'upload' }, { action: 'insert' }],
      tries: 2,
      since: '2026-11-21T08:00:01.000Z',
      rejection: null,
    },
    { key: 'anonymous contact_messages/m3', tries: 0 },
  ])
})

test('a rejected lane has the reason', () => {
  const rejected = pendingOperation(2, { state: 'rejected', failure: { reason: 'too-large', status: 413, code: '' } })
  expect(groupUnsent('anonymous', [rejected])).toMatchObject([{ rejection: 'too-large' }])
})
