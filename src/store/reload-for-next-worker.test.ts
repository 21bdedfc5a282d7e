import { expect, it, vi } from 'vitest'
import { reloadForNextWorker } from './reload-for-next-worker'

const workersOf = (controller: object | null) => Object.assign(new EventTarget(), { controller })

it('reloads a page whose worker is replaced', () => {
  const [workers, reload] = [workersOf({}), vi.fn<() => void>()]
  reloadForNextWorker(workers, reload)
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('lets the first worker claim the page as it is, and reloads for the second', () => {
  const [workers, reload] = [workersOf(null), vi.fn<() => void>()]
  reloadForNextWorker(workers, reload)
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does nothing where the browser has no workers', () => {
  expect(() => reloadForNextWorker(undefined, vi.fn<() => void>())).not.toThrow()
})
