import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callerAddress, callerNetwork, trustedProxies } from '../../supabase/local/door/caller-address.ts'
import { StartupError } from '../../supabase/local/startup-error.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as never
const local = trustedProxies('127.0.0.1, ::1, 10.0.0.0/8')

describe('the caller is', () => {
  test.each([
    [
      'the connection, whatever it says, where no proxy is named',
      trustedProxies(undefined),
      from('127.0.0.1', '203.0.113.9'),
      '127.0.0.1',
    ],
    [
      'the connection, whatever it says, where it is none of the proxies',
      local,
      from('41.90.1.2', '203.0.113.9'),
      '41.90.1.2',
    ],
    ['who a named proxy reports', local, from('127.0.0.1', '41.90.1.2'), '41.90.1.2'],
    ['who a named proxy reports over IPv6', local, from('::1', '2c0f:fe38::7'), '2c0f:fe38::7'],
    ['who a proxy reports whose address is written as IPv6', local, from('::ffff:10.1.2.3', '41.90.1.2'), '41.90.1.2'],
    [
      'the last that a proxy reports: what stands before that is the caller’s word',
      local,
      from('127.0.0.1', '127.0.0.1, 203.0.113.9,41.90.1.2'),
      '41.90.1.2',
    ],
    [
      'who the outer of two named proxies reports',
      local,
      from('127.0.0.1', '203.0.113.9, 41.90.1.2, 10.0.0.7'),
      '41.90.1.2',
    ],
    ['who a proxy reports with a port', local, from('127.0.0.1', '41.90.1.2:50123'), '41.90.1.2'],
    [
      'who a proxy reports with a port over IPv6',
      local,
      from('127.0.0.1', '[2c0f:fe38::7]:50123, 10.0.0.7:4711'),
      '2c0f:fe38::7',
    ],
    ['the proxy itself, where it asks for itself', local, from('127.0.0.1'), '127.0.0.1'],
    ['no proxy by a zone that it adds', trustedProxies('fe80::1'), from('fe80::1%eth0', '41.90.1.2'), '41.90.1.2'],
  ])('%s', (_what, isTrusted, request, caller) => {
    expect(callerAddress(request, isTrusted)).toBe(caller)
  })
})

test('a campus behind one proxy is as many networks as it has', () => {
  const networks = Array.from({ length: 25 }, (_each, index) =>
    callerNetwork(from('10.0.0.1', `41.90.1.${index}`), local),
  )
  expect(new Set(networks).size).toBe(25)
})

test('nothing that a caller writes makes them another one', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 20 }), (words) => {
      const forged = words.join(', ')
      expect(callerAddress(from('41.90.1.2', forged), local)).toBe('41.90.1.2')
      expect(callerAddress(from('127.0.0.1', `${forged}, 41.90.1.2`), local)).toBe('41.90.1.2')
    }),
  )
})

test.each(['somewhere', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '300.1.1.1', '127.0.0.1:80'])(
  'the server does not start with a proxy that is no address: %s',
  (named) => {
    expect(() => trustedProxies(named)).toThrow(StartupError)
  },
)
