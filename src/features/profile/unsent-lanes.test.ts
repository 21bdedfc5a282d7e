import { expect, test } from 'vitest'
import type { Operation } from '@/data/sync/outbox/operation'
import { unsentLanes } from './unsent-lanes'

const pendingOperation = (seq: number, more: Partial<Operation>): Operation => ({
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
  ].map((operation) => ({ identity: 'anonymous' as const, operation }))
  expect(unsentLanes(operations)).toMatchObject([
    { title: 'Listing', detail: 'Kettle (1 photo)', tries: 2, since: '2026-11-21T08:00:01.000Z', rejection: null },
    { title: 'Message to us', detail: 'Subject 3', tries: 0 },
  ])
})

test('a rejected lane has the reason and the numbers of its rejected operations', () => {
  const rejected = pendingOperation(2, { state: 'rejected', failure: { reason: 'too-large', status: 413, code: '' } })
  expect(unsentLanes([{ identity: 'anonymous', operation: rejected }])).toMatchObject([{ rejection: { reason: 'too-large', seqs: [2] } }])
})

test('the same lane of two identities is two entries', () => {
  const operation = pendingOperation(1, {})
  const amina = '0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01' as const
  expect(unsentLanes([{ identity: 'anonymous', operation }, { identity: amina as never, operation }])).toHaveLength(2)
})
