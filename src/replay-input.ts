type TextField = HTMLInputElement | HTMLTextAreaElement

/** How long parts of the screen that load later are waited for. */
const patienceMs = 10_000

const isTextField = (element: Element): element is TextField => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
const isChoice = (field: TextField): field is HTMLInputElement => field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
const changedFields = (page: ParentNode): TextField[] =>
  [...page.querySelectorAll('input, textarea')]
    .filter(isTextField)
    .filter((field) => (isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue))

const pressedButtons = (page: ParentNode): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('[data-held]')].toSorted((one, other) => Number(one.dataset['held']) - Number(other.dataset['held']))

const signature = (element: Element): string =>
  [...['aria-label', 'name', 'type', 'placeholder'].map((name) => element.getAttribute(name)), element.textContent, element.closest('label')?.textContent].join('|')

const sameAs = (element: Element, within: ParentNode): Element[] =>
  [...within.querySelectorAll(element.tagName)].filter((other) => signature(other) === signature(element))

/** The app's element for one of the page: the same words, and the same index among those that have them. The text of `main` changes. */
const counterpart = (element: Element, page: ParentNode, app: ParentNode): HTMLElement | undefined => {
  const found = element.matches('main') ? app.querySelector('main') : sameAs(element, app)[sameAs(element, page).indexOf(element)]
  return found instanceof HTMLElement ? found : undefined
}

/** Fills in a field that React controls. */
const fillIn = (found: HTMLElement, field: TextField): void => {
  if (isChoice(field)) return found.click()
  const prototype = found instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(found, field.value)
  found.dispatchEvent(new Event('input', { bubbles: true }))
}

/** @param page is no longer part of the document */
const replay = (page: ParentNode, app: ParentNode, focused: EventTarget | null): void => {
  const steps: { readonly element: Element; readonly act: (found: HTMLElement) => void }[] = [
    ...changedFields(page).map((field) => ({ element: field, act: (found: HTMLElement) => fillIn(found, field) })),
    ...(focused instanceof Element ? [{ element: focused, act: (found: HTMLElement) => found.focus({ preventScroll: true }) }] : []),
    ...pressedButtons(page).map((element) => ({ element, act: (found: HTMLElement) => found.click() })),
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

/** Repeats in the app what somebody typed, ticked, focused and pressed on the page that it replaces; at once, so that no key is lost. */
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
