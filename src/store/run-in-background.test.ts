import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { BackgroundError, runInBackground } from './run-in-background'

afterEach(() => void vi.useRealTimers())

it('ends a task that never answers, and its worker with it', async () => {
  vi.useFakeTimers()
  const terminate = vi.fn<() => void>()
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = terminate
      postMessage = () => {}
    },
  )
  const result = runInBackground({ kind: 'photo', file: new Blob(), use: 'named' }, v.unknown()).catch(
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await result).toBeInstanceOf(BackgroundError)
  expect(terminate).toHaveBeenCalledOnce()
})
