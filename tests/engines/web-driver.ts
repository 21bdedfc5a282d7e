/** The key that identifies an element in WebDriver's JSON (W3C WebDriver, section 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export type WebElement = { readonly [elementKey]: string }

export const isElement = (value: unknown): value is WebElement =>
  typeof value === 'object' && value !== null && elementKey in value

/** A session of a WebDriver server. */
export type Session = {
  readonly call: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
  readonly elementPath: (element: WebElement) => string
}

export class WebDriverError extends Error {}

const request = async (address: string, method: string, body?: object): Promise<unknown> => {
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value }: { value?: unknown } = await response.json()
  if (!response.ok) throw new WebDriverError(`${method} ${address}: ${JSON.stringify(value).slice(0, 500)}`)
  return value
}

/** Opens a session on the server at `origin`. */
export const openSession = async (origin: string, capabilities: object): Promise<Session> => {
  const value = await request(`${origin}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const sessionId = typeof value === 'object' && value !== null && 'sessionId' in value ? value.sessionId : undefined
  if (typeof sessionId !== 'string') throw new WebDriverError('The server opened no session')
  return {
    call: (method, path, body) =>
      request(`${origin}/session/${sessionId}${path}`, method, body ?? (method === 'POST' ? {} : undefined)),
    elementPath: (element) => `/element/${element[elementKey]}`,
  }
}

/** Waits until the driver accepts requests. */
export const untilListening = async (origin: string, isRunning: () => boolean): Promise<void> => {
  while (isRunning()) {
    const response = await fetch(`${origin}/status`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new WebDriverError('The driver exited before it accepted requests')
}
