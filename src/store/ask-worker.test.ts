import { afterEach, expect, it, vi } from 'vitest'
import { askWorker } from './ask-worker'

afterEach(() => vi.useRealTimers())

it('resolves to the reply of the worker', async () => {
  const postMessage = (message: unknown, [port]: Transferable[]) => {
    if (port instanceof MessagePort) port.postMessage({ received: message })
  }
  expect(await askWorker({ postMessage }, 'WHATS_NEW', 1000)).toEqual({ received: { type: 'WHATS_NEW' } })
})

it('resolves to undefined when the worker does not reply in time', async () => {
  vi.useFakeTimers()
  const reply = askWorker({ postMessage: () => {} }, 'WHATS_NEW', 1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await reply).toBeUndefined()
})
