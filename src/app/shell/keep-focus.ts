const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea'

const isElement = (node: Node | null): node is HTMLElement => node instanceof HTMLElement

/** The next element for the focus: the next entry of a list, the one before, or the heading of the rest. */
const nextTo = ({ target, removedNodes, nextSibling, previousSibling }: MutationRecord): HTMLElement | null => {
  const isListed = [...removedNodes].some((node) => isElement(node) && /^(?:LI|SECTION)$/.test(node.tagName))
  for (const sibling of isListed ? [nextSibling, previousSibling] : []) {
    const found = isElement(sibling) ? sibling.querySelector<HTMLElement>(focusable) : null
    if (found) return found
  }
  for (let around = isElement(target) ? target : null; around; around = around.parentElement) {
    const heading = around.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading) continue
    heading.tabIndex = -1
    return heading
  }
  return null
}

/**
 * When what has the focus is taken away, by a tap that removes, clears, saves, cancels or opens something, the focus
 * would fall to the top of the page. It goes to a neighbour or a heading instead. Whole screens are left to
 * ScreenAnnouncer, dialogs to their frame. Returns a function that stops it.
 */
export const keepFocus = (): (() => void) => {
  const main = document.getElementById('main')
  if (!main) return () => {}
  let last: Element | null = document.activeElement
  const remember = () => {
    last = document.activeElement
  }
  const observer = new MutationObserver((records) => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last)))
    if (removal && removal.target !== main) nextTo(removal)?.focus({ preventScroll: true })
  })
  main.addEventListener('focusin', remember)
  observer.observe(main, { childList: true, subtree: true })
  return () => {
    main.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
