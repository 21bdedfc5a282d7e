import { beforeEach, expect, it, vi } from 'vitest'
import type * as Module from './change-language'

const reloads = vi.hoisted(() => ({ count: 0 }))
vi.mock('@/kit/platform/reload-page', () => ({ reloadPage: () => void (reloads.count += 1) }))

const origin = 'https://comrade.example'

class Worker extends EventTarget {
  readonly scriptURL: string
  state: ServiceWorkerState
  readonly messages: unknown[] = []
  constructor(script: string, state: ServiceWorkerState) {
    super()
    this.scriptURL = origin + script
    this.state = state
  }
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  postMessage(message: unknown) {
    this.messages.push(message)
  }
}

type Workers = { active: Worker | null; installing: Worker | null; waiting: Worker | null }

const kept = new Map<string, string>()
let registration: Workers | undefined
let container: EventTarget & { register: (script: string) => Promise<Workers> }
let changeLanguage: typeof Module.changeLanguage

const stored = () => kept.get('comrade-language')
const wanted = () => kept.get('/wanted-language')

/** What the browser does with the script of a worker: by default it begins to install it. */
let install: (script: string) => Promise<Worker>

beforeEach(async () => {
  vi.resetModules()
  kept.clear()
  reloads.count = 0
  registration = { active: new Worker('/sw.js', 'activated'), installing: null, waiting: null }
  install = async (script) => new Worker(script, 'installing')
  container = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
    register: async (script: string) => {
      const path = new URL(script).pathname
      const known =
        registration &&
        [registration.installing, registration.waiting, registration.active].find((worker) => worker !== null)
      const installing = known?.scriptURL === script ? registration?.installing : await install(path)
      return Object.assign(registration ?? { active: null, waiting: null }, { installing: installing ?? null })
    },
  })
  vi.stubGlobal('navigator', { serviceWorker: container, languages: ['en-KE'] })
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  const put = async (key: string, response: Response) => void kept.set(key, await response.text())
  vi.stubGlobal('caches', { open: async () => ({ put }) })
  vi.useFakeTimers()
  changeLanguage = (await import('./change-language')).changeLanguage
  return () => vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const takesOver = (worker: Worker | null | undefined) => {
  Object.assign(registration ?? {}, { active: worker, installing: null, waiting: null })
  container.dispatchEvent(new Event('controllerchange'))
}

it('stores a language when its worker has taken over, and not before', async () => {
  const change = changeLanguage('sw')
  await settle()
  expect([stored(), wanted(), reloads.count]).toEqual([undefined, 'sw', 0])
  const worker = registration?.installing
  worker?.become('installed')
  expect(await change).toBe(true)
  expect(worker?.messages).toEqual([{ type: 'SKIP_WAITING' }])
  expect([stored(), reloads.count]).toEqual([undefined, 0])
  takesOver(worker)
  expect([stored(), reloads.count]).toEqual(['sw', 1])
})

it.each(['the script of its worker', 'its files'])(
  'on a network that stalls with %s, the shown language takes it back',
  async (what) => {
    let arrive: (worker: Worker) => void = () => {}
    if (what === 'the script of its worker') install = () => new Promise((resolve) => (arrive = resolve))
    const change = changeLanguage('sw')
    await settle()
    expect(await changeLanguage('en')).toBe(true)
    expect([stored(), wanted(), reloads.count]).toEqual(['en', 'en', 0])
    // The worker sees that it is not wanted.
    arrive(new Worker('/sw.sw.js', 'installing'))
    await settle()
    registration?.installing?.become('redundant')
    expect(await change).toBe(true)
    container.dispatchEvent(new Event('controllerchange'))
    expect([stored(), reloads.count]).toEqual(['en', 0])
  },
)

it('puts the shown language in the place of one that was installed all the same', async () => {
  const change = changeLanguage('sw')
  await settle()
  await changeLanguage('en')
  const late = registration?.installing
  Object.assign(registration ?? {}, { waiting: late, installing: null })
  late?.become('installed')
  await settle()
  expect(late?.messages).toEqual([])
  const replacement = registration?.installing
  expect(replacement?.scriptURL).toBe(`${origin}/sw.js`)
  replacement?.become('installed')
  expect(await change).toBe(true)
  expect(replacement?.messages).toEqual([{ type: 'SKIP_WAITING' }])
})

it('changes nothing where the language cannot be downloaded, and can be asked again', async () => {
  install = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await changeLanguage('sw')).toBe(false)
  expect([stored(), wanted(), reloads.count]).toEqual([undefined, 'en', 0])
  install = async (script) => new Worker(script, 'installing')
  const again = changeLanguage('sw')
  await settle()
  registration?.installing?.become('installed')
  expect(await again).toBe(true)
})

it('chosen, taken back and chosen again, it is the last one', async () => {
  const changes = [changeLanguage('sw'), changeLanguage('en'), changeLanguage('sw')]
  await settle()
  expect(wanted()).toBe('sw')
  const worker = registration?.installing
  worker?.become('installed')
  expect(await Promise.all(changes)).toEqual([true, true, true])
  expect(worker?.messages).toEqual([{ type: 'SKIP_WAITING' }])
})

it('reloads at once where the worker of the language is there, as after a link to a page in another one', async () => {
  registration = { active: new Worker('/sw.sw.js', 'activated'), installing: null, waiting: null }
  expect(await changeLanguage('sw')).toBe(true)
  expect([stored(), reloads.count]).toEqual(['sw', 1])
})

it('needs no worker', async () => {
  registration = undefined
  expect(await changeLanguage('sw')).toBe(true)
  expect([stored(), reloads.count]).toEqual(['sw', 1])
  expect(await changeLanguage('en')).toBe(true)
  expect([stored(), reloads.count]).toEqual(['en', 1])
})
