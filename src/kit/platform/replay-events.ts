import type { LostAct } from './replay-again'

/** Nothing of a field that has none. */
type Caret = readonly [start?: number | null, end?: number | null]

// React compares a field with the value it saw last, so another value is written first.
const replay = {
  press: (element: HTMLElement) => element.click(),
  send: (form: HTMLFormElement, submitter?: HTMLElement) => form.requestSubmit(submitter),
  tick: (field: HTMLInputElement, checked: boolean) => {
    field.checked = !checked
    field.click()
  },
  type: (field: HTMLInputElement, value: string, [start, end]: Caret) => {
    field.value = `${value} `
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (typeof start === 'number') field.setSelectionRange(start, end ?? null)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  },
} as const

declare global {
  /** Of build/first-paint/event-replay.js, which only prerendered pages have. */
  var replayEvents: ((how: typeof replay) => readonly LostAct[]) | undefined
}

/** Does again what a person did on a prerendered page to elements that React has hydrated since. */
export const replayEvents = (): void => {
  const focused = document.activeElement
  const lost = globalThis.replayEvents?.(replay)
  // Rare, and late: only where an extension or a translator has changed the page. Without a network it is lost.
  if (lost?.length) void import('./replay-again').then(({ replayAgain }) => replayAgain(lost, focused)).catch(() => {})
}
