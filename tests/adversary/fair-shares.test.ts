import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { AddressSlots } from '../../supabase/local/door/address-slots.ts'
import { bufferedRequest } from '../../supabase/local/door/buffered-request.ts'
import { networkOf } from '../../supabase/local/door/network-of.ts'
import { shares } from '../../supabase/local/budgets.ts'
import { startHttpServer } from '../../supabase/local/http-server.ts'
import { oneAtATime, TooManyWaitingError, type Caller } from '../../supabase/local/scheduler.ts'
import { accountOf } from '../../supabase/local/token-claims.ts'
import { startBackend, type TestBackend } from '../backend/start-backend.ts'

describe('the database', () => {
  const order = async (callers: readonly Caller[]) => {
    const inTurn = oneAtATime()
    const done: string[] = []
    const held = Promise.withResolvers<void>()
    const jobs = [
      inTurn(() => held.promise),
      ...callers.map((caller) => inTurn(async () => void done.push(`${caller.network}${caller.account}`), caller)),
    ]
    held.resolve()
    await Promise.all(jobs)
    return done.join(' ')
  }
  const caller = (name: string): Caller => ({ network: name.charAt(0), account: name.slice(1) })

  test('lets networks take turns, however much one of them asks', async () => {
    expect(await order(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(caller))).toBe('a b c a b a a')
  })

  test('lets the accounts of a network take turns', async () => {
    expect(await order(['a1', 'a1', 'a1', 'a2', 'b1', 'b1'].map(caller))).toBe('a1 b1 a2 b1 a1 a1')
  })

  test('lets nobody wait for too much at once', async () => {
    const inTurn = oneAtATime(2)
    const held = Promise.withResolvers<void>()
    const running = inTurn(() => held.promise)
    const waiting = [
      inTurn(async () => 1, caller('a')),
      inTurn(async () => 2, caller('a')),
      inTurn(async () => 3, caller('b')),
    ]
    await expect(inTurn(async () => 4, caller('a'))).rejects.toThrow(TooManyWaitingError)
    held.resolve()
    expect(await Promise.all([...waiting, running])).toEqual([1, 2, 3, undefined])
  })

  test('goes on after a job that fails', async () => {
    const inTurn = oneAtATime()
    const failing = inTurn(() => Promise.reject(new Error('broken')))
    const next = inTurn(async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})

test.each([
  ['41.90.1.2', '41.90.1.2'],
  ['::ffff:41.90.1.2', '41.90.1.2'],
  ['2c0f:fe38:2010:7::1', '2c0f:fe38:2010:7::'],
  ['2c0f:fe38:2010:0007:ffff:ffff:ffff:ffff', '2c0f:fe38:2010:7::'],
  ['2c0f::7:0:0:1', '2c0f:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['64:ff9b::41.90.1.2', '64:ff9b:0:0::'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe('bodies', () => {
  test('that come from a few addresses leave a slot for another one', async () => {
    const slots = new AddressSlots({ total: 64, address: 24 })
    const slow = () => (signal: AbortSignal) =>
      new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('ended')))
    const held = ['a', 'b', 'c'].flatMap((address) => Array.from({ length: 24 }, () => slots.hold(address, slow())))
    expect(await slots.hold('d', async () => 'read')).toBe('read')
    expect(await Promise.race(held)).toBe('ended')
  })

  test('that are too slow are not waited for', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([1])) })
    const request = new Request('http://localhost/rest/v1/items', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)
    expect(await bufferedRequest(request, { pace: { bytesPerSecond: 1000, afterMs: 20 } })).toBe('too-slow')
  })
})

test('large bodies that wait for an answer are as few as those that are read, and small ones are not counted', async () => {
  const http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  const held = Promise.withResolvers<void>()
  let reached = 0
  http.attach({
    backend: async () => {
      reached += 1
      await held.promise
      return Response.json([])
    },
    frontend: (_request, response) => response.end(),
  })
  const send = async (kB: number) =>
    (
      await fetch(`${http.origin}/storage/v1/object/item-images/x.webp`, {
        method: 'POST',
        body: new Uint8Array(kB * 1024),
      })
    ).status
  const waiting = Array.from({ length: shares.uploads.address }, () => send(100))
  await vi.waitFor(() => expect(reached).toBe(shares.uploads.address))
  expect(await send(100)).toBe(429)
  const small = Array.from({ length: shares.uploads.address + 1 }, () => send(10))
  await vi.waitFor(() => expect(reached).toBe(2 * shares.uploads.address + 1))
  held.resolve()
  expect(new Set(await Promise.all([...waiting, ...small]))).toEqual(new Set([200]))
  await http.close()
})

describe('the server', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startBackend({ seedFile: null })
  })
  afterAll(() => backend.close())

  test('knows the account of a token that it has signed, and of no other', async () => {
    const { client, user } = await backend.signUpAs('amina')
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    expect(accountOf(token, backend.keys.jwtSecret)).toBe(user.id)
    expect(accountOf(`${token.slice(0, -3)}AAA`, backend.keys.jwtSecret)).toBe('')
    expect(accountOf('', backend.keys.jwtSecret)).toBe('')
  })

  test('answers another network in the middle of what one asks at once', async () => {
    const ask = (localAddress: string) =>
      new Promise<number>((resolve, reject) => {
        get(
          `${backend.url}/rest/v1/rpc/sync?campus=tum`,
          { agent: false, localAddress, headers: { apikey: backend.keys.publishable } },
          (response) => {
            response.resume().on('end', () => resolve(response.statusCode ?? 0))
          },
        ).on('error', reject)
      })
    let answered = 0
    const flood = Array.from({ length: 200 }, () => ask('127.0.0.2').finally(() => (answered += 1)))
    await Promise.race(flood)
    expect(await ask('127.0.0.3')).toBe(200)
    expect(answered).toBeLessThan(150)
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
  })

  test('answers others while 72 bodies come slowly from three addresses', async () => {
    const { port } = new URL(backend.url)
    const sockets = ['127.0.0.2', '127.0.0.3', '127.0.0.4'].flatMap((localAddress) =>
      Array.from({ length: 24 }, () => {
        const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
        socket.on('error', () => {})
        socket.write(
          `POST /rest/v1/newsletter_subscriptions HTTP/1.1\r\nHost: localhost:${port}\r\napikey: ${backend.keys.publishable}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n[`,
        )
        return socket
      }),
    )
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    const headers = { apikey: backend.keys.publishable, 'content-type': 'application/json' }
    await vi.waitFor(async () =>
      expect((await fetch(`${backend.url}/rest/v1/groceries?select=id`, { headers })).status).toBe(200),
    )
    expect(
      (await fetch(`${backend.url}/rest/v1/rpc/account_deletion`, { method: 'POST', headers, body: '{}' })).status,
    ).not.toBe(429)
    for (const socket of sockets) socket.destroy()
  })
})
