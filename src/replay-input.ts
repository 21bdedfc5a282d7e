type Field = HTMLInputElement | HTMLTextAreaElement

/** How long parts of the screen that load later are waited for. */
const patienceMs = 10_000

const signature = (element: Element): string =>
  [...['aria-label', 'name', 'type', 'placeholder'].map((name) => element.getAttribute(name)), element.textContent].join('|')

const sameAs = (element: Element, within: ParentNode): Element[] =>
  [...within.querySelectorAll(element.tagName)].filter((other) => signature(other) === signature(element))

/** The element of the app that stands for one of the page: the same words, and the same place among those that have them. */
const counterpart = (element: Element, page: ParentNode, app: ParentNode): HTMLElement | undefined => {
  const found = sameAs(element, app)[sameAs(element, page).indexOf(element)]
  return found instanceof HTMLElement ? found : undefined
}

const isField = (element: Element): element is Field => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Types into a field that React controls. */
const type = (field: Field, value: string): void => {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const typedFields = (page: ParentNode): Field[] =>
  [...page.querySelectorAll('input, textarea')].filter(isField).filter(({ value, defaultValue }) => value !== defaultValue)

const pressed = (page: ParentNode): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('[data-held]')].toSorted((one, other) => Number(one.dataset['held']) - Number(other.dataset['held']))

const replay = (page: ParentNode, app: ParentNode, focused: EventTarget | null): void => {
  const steps = [
    ...typedFields(page).map((field) => ({ element: field, act: (found: HTMLElement) => isField(found) && type(found, field.value) })),
    ...(focused instanceof Element ? [{ element: focused, act: (found: HTMLElement) => found.focus({ preventScroll: true }) }] : []),
    ...pressed(page).map((element) => ({ element, act: (found: HTMLElement) => found.click() })),
  ]
  const next = () => {
    for (let [step] = steps; step; [step] = steps) {
      const found = counterpart(step.element, page, app)
      if (!found) return
      step.act(found)
      steps.shift()
    }
    observer.disconnect()
  }
  const observer = new MutationObserver(next)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patienceMs)
  next()
}

/** Does again in the app what somebody typed and pressed on the page that it replaces. */
export const replayInput = (container: HTMLElement): void => {
  const page = container.querySelector('.prerendered')
  if (!page) return
  let focused: EventTarget | null = page.contains(document.activeElement) ? document.activeElement : null
  page.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  const observer = new MutationObserver(() => {
    if (page.isConnected) return
    observer.disconnect()
    replay(page, container, focused)
  })
  observer.observe(container, { childList: true })
}
