import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findProof } from '@/store/remote/proof-of-work'
import { inserted } from '../backend/users.ts'
import { backendWithUsers } from '../backend/test-backend.ts'

const { backend, users } = await backendWithUsers()

describe('a limit without an account counts', () => {
  test.each([
    ['an IPv4 address', '41.90.1.2', '41.90.1.2', '41.90.1.3'],
    ['an IPv4 address that is written as IPv6', '::ffff:41.90.1.2', '41.90.1.2', '::ffff:41.90.1.3'],
    [
      'the first 64 bits of an IPv6 address',
      '2c0f:fe38:2010:7::1',
      '2c0f:fe38:2010:7:ffff:ffff:ffff:ffff',
      '2c0f:fe38:2010:8::1',
    ],
    ['what is no address as it is', 'unknown', 'unknown', 'another'],
  ])('%s', async (_what, address, same, other) => {
    const [row] = await backend.sql(
      'select private.network_of($1) = private.network_of($2) as is_same, private.network_of($1) = private.network_of($3) as is_other',
      [address, same, other],
    )
    expect(row).toEqual({ is_same: true, is_other: false })
  })
})

test('a proof of work shows one number to one caller without an account', async () => {
  const item = await inserted(
    backend,
    `insert into public.items (campus, title, price, seller_phone, user_id) values ('tum', 'Kettle', 900, '+254711000001', $1)`,
    [users.owner.user.id],
  )
  const ask = (proof: string) => users.anonymous.rpc('seller_contact', { item, proof_of_work: proof })
  const first = await findProof(item)
  expect(await ask(first)).toMatchObject({ data: '+254711000001' })
  expect(await ask(first)).toMatchObject({ error: { code: 'PT428' } })
  expect(await ask(`0${first}`)).toMatchObject({ error: { code: 'PT428' } })
  expect(await ask(await findProof(item, Number(first) + 1))).toMatchObject({ data: '+254711000001' })
})

test('a proof of work for an item that does not exist shows nothing, and is not kept', async () => {
  const item = randomUUID()
  expect(await users.anonymous.rpc('seller_contact', { item, proof_of_work: await findProof(item) })).toMatchObject({
    data: null,
    error: null,
  })
  expect(await backend.sql('select from private.used_proofs where item_id = $1', [item])).toEqual([])
})
