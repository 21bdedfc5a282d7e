import { beforeEach, expect, it, vi } from 'vitest'

const origin = 'https://comrade.example'

type Listener = (event: { readonly sw: { readonly scriptURL: string }; readonly isUpdate: boolean }) => void
const workbox = vi.hoisted(() => ({ scripts: [] as string[], listeners: new Map<string, Listener>() }))
vi.mock('workbox-window', () => ({
  Workbox: class {
    constructor(script: string) {
      workbox.scripts.push(script)
    }
    addEventListener(type: string, listener: Listener) {
      workbox.listeners.set(type, listener)
    }
    async register() {
      return { active: null, installing: null }
    }
  },
}))

const kept = new Map<string, string>()
const onWaiting = vi.fn<() => void>()

const worker = (script: string) => ({ scriptURL: origin + script })

/**
 * Starts a page on a phone with those workers, and tells it that one of a script is installed and waits.
 * @returns the script that it registers
 */
const startWith = async (registration: object | undefined, arriving = '/sw.js') => {
  vi.stubGlobal('navigator', {
    languages: ['en-KE'],
    serviceWorker: Object.assign(new EventTarget(), {
      controller: { postMessage: () => {} },
      getRegistration: async () => registration,
    }),
  })
  const { registerWorker } = await import('./register-worker')
  await registerWorker(onWaiting)
  for (const listener of workbox.listeners.values()) listener({ sw: worker(arriving), isUpdate: true })
  return workbox.scripts.at(-1)
}

beforeEach(() => {
  vi.resetModules()
  kept.clear()
  onWaiting.mockReset()
  workbox.listeners.clear()
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('document', new EventTarget())
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('registers the worker that the phone has, whatever was stored, and offers its new version', async () => {
  kept.set('comrade-language', 'sw')
  expect(await startWith({ active: worker('/sw.js'), installing: null, waiting: null })).toBe(`${origin}/sw.js`)
  expect(onWaiting).toHaveBeenCalled()
  expect(kept.get('comrade-language')).toBe('en')
})

it('on a first visit registers the worker of the phone’s language', async () => {
  expect(await startWith(undefined)).toBe(`${origin}/sw.js`)
  kept.set('comrade-language', 'sw')
  vi.resetModules()
  expect(await startWith(undefined)).toBe(`${origin}/sw.sw.js`)
})

it('leaves a language alone that another tab downloads, and offers it as no new version', async () => {
  expect(
    await startWith({ active: worker('/sw.js'), installing: worker('/sw.sw.js'), waiting: null }, '/sw.sw.js'),
  ).toBe(`${origin}/sw.sw.js`)
  expect(onWaiting).not.toHaveBeenCalled()
})
