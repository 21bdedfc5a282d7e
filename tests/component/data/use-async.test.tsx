import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { clearErrors, watchErrors } from '@/store/error-log/error-log'
import { useAsync } from '@/store/use-async'
import type { ErrorEntry } from '@/kit/rules/error-report'

type Effect = (id: string, signal: AbortSignal) => Promise<void>

function Probe({ id, effect }: { id: string; effect: Effect }) {
  useAsync((signal) => effect(id, signal), [id, effect], 'cart')
  return null
}

beforeEach(clearErrors)

test('aborts the signal when a dependency changes and when the component unmounts', async () => {
  const signals = new Map<string, AbortSignal>()
  const effect: Effect = async (id, signal) => void signals.set(id, signal)
  const aborted = () => [...signals].map(([id, signal]) => [id, signal.aborted])
  const { rerender, unmount } = await render(<Probe id="first" effect={effect} />)
  expect(aborted()).toEqual([['first', false]])
  await rerender(<Probe id="second" effect={effect} />)
  expect(aborted()).toEqual([
    ['first', true],
    ['second', false],
  ])
  await unmount()
  expect(aborted()).toEqual([
    ['first', true],
    ['second', true],
  ])
})

test('runs once while nothing changes', async () => {
  const ids: string[] = []
  const effect: Effect = async (id) => void ids.push(id)
  const { rerender } = await render(<Probe id="first" effect={effect} />)
  await rerender(<Probe id="first" effect={effect} />)
  expect(ids).toEqual(['first'])
})

test('reports unhandled errors of the effect, but not aborts', async () => {
  let entries: readonly ErrorEntry[] = []
  const stop = watchErrors((found) => void (entries = found))
  const effect: Effect = async (id) => {
    throw id === 'broken' ? new RangeError('broken') : new DOMException('given up', 'AbortError')
  }
  const { rerender } = await render(<Probe id="aborted" effect={effect} />)
  await rerender(<Probe id="broken" effect={effect} />)
  await expect.poll(() => entries).toMatchObject([{ place: 'cart', error: 'RangeError', count: 1 }])
  stop()
})
