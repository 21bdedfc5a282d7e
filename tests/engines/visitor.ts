import { vi } from 'vitest'
import type { Driver, FoundElement } from './driver.ts'
import { elementByName, type Role } from './in-page.ts'

type Json = string | number | boolean | null

const callOf = <Args extends readonly Json[]>(inPage: (...args: Args) => unknown, args: Args): string =>
  `(${inPage.toString()})(...${JSON.stringify(args)})`

const waitOptions = { timeout: 45_000, interval: 100 }

/** A user of the app in one browser, who finds elements by what is visible. Each step waits until it is possible. */
export class Visitor {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  get screenshot(): Driver['screenshot'] {
    return this.#driver.screenshot
  }

  /** Calls a function in the page. It can use only its arguments. */
  run<Args extends readonly Json[]>(inPage: (...args: Args) => unknown, ...args: Args): Promise<unknown> {
    return this.#driver.evaluate(callOf(inPage, args))
  }

  open(path: string): Promise<void> {
    return this.#driver.goto(`${this.#origin}${path}`)
  }

  /** Waits until the page shows an element of this role and accessible name. */
  async sees(role: Role, name: string): Promise<void> {
    await this.#element(role, name)
  }

  async press(role: Role, name: string): Promise<void> {
    await this.#retry(role, name, (element) => element.click())
  }

  /** Types into a field, after its current value. */
  async fill(name: string, text: string): Promise<void> {
    await this.#retry('textbox', name, (element) => element.type(text))
  }

  async chooseFile(path: string): Promise<void> {
    const input = await this.#driver.find(callOf(() => document.querySelector('[role=dialog] input[type=file]'), []))
    if (input === null) throw new Error('The page has no field for files')
    await input.chooseFile(path)
  }

  /** Sets the value of a date field, because each engine expects other key strokes. @param day YYYY-MM-DD */
  async setDate(name: string, day: string): Promise<void> {
    await this.sees('textbox', name)
    await this.run(
      (label, value) => {
        const field = [...document.querySelectorAll<HTMLInputElement>('input[type=date]')].find(({ labels }) =>
          labels?.[0]?.textContent.startsWith(label),
        )
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      },
      name,
      day,
    )
  }

  /** Waits until the prerendered page is hydrated. */
  untilRunning(): Promise<void> {
    return this.becomes('the app runs', 0, () => document.querySelectorAll('[data-prerendered]').length)
  }

  /** Waits until the page contains this text. */
  async reads(text: string): Promise<void> {
    await this.becomes(
      `the page contains "${text}"`,
      true,
      (wanted) => document.body.textContent.includes(wanted),
      text,
    )
  }

  /** Waits until a function in the page returns the expected value. */
  async becomes<Args extends readonly Json[]>(
    message: string,
    expected: Json,
    inPage: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    await vi.waitFor(async () => {
      const value = await this.run(inPage, ...args).catch(String)
      if (value !== expected) throw new Error(`Timed out waiting until ${message}: ${JSON.stringify(value)}`)
    }, waitOptions)
  }

  /** Waits until the service worker controls the page and has cached every file. */
  async untilInstalled(): Promise<void> {
    await this.becomes(
      'a service worker controls the page',
      'activated',
      () => navigator.serviceWorker.controller?.state ?? null,
    )
    await this.becomes('every file of the app is cached', true, async () => {
      const list = await (await fetch('/sw.js')).text()
      const urls = [...list.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '')
      const cached = await Promise.all(urls.map((url) => caches.match(`/${url}`, { ignoreSearch: true })))
      return cached.every((response) => response !== undefined)
    })
  }

  async #element(role: Role, name: string): Promise<FoundElement> {
    const search = () => this.#driver.find(callOf(elementByName, [role, name])).catch(() => null)
    return vi.waitFor(async () => {
      const found = await search()
      if (found === null)
        throw new Error(
          `There is no ${role} "${name}" on the page:\n${String(await this.run(() => `${location.href} ${document.body.innerText}`).catch(String)).slice(0, 1500)}`,
        )
      return found
    }, waitOptions)
  }

  /** Repeats the action, because React may replace an element after it was found. */
  #retry(role: Role, name: string, act: (element: FoundElement) => Promise<void>): Promise<void> {
    return vi.waitFor(async () => {
      const element = await this.#element(role, name)
      // WebKit's driver does not scroll to elements that `content-visibility` skips.
      await this.#driver.evaluate(
        `${callOf(elementByName, [role, name])}?.scrollIntoView({ block: 'center', behavior: 'instant' }) ?? null`,
      )
      await act(element)
    }, waitOptions)
  }
}
