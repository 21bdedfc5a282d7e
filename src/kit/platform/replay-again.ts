// Chunk: toasts

/** An act on an element that React has replaced. */
export type LostAct = {
  readonly element: Element
  readonly again: (element: Element, ...rest: readonly unknown[]) => void
  readonly rest: readonly unknown[]
}

const controls = 'button, input, textarea, select, form'

const labelOf = (control: Element): string => {
  const labels: unknown = 'labels' in control ? control.labels : null
  const label = labels instanceof NodeList ? labels[0] : undefined
  return control.getAttribute('aria-label') ?? (label ?? control).textContent ?? ''
}

/** The keys that tell a control from others, the label first: a translator changes it. */
const keysOf = (control: Element): readonly [labelled: string, kind: string] => {
  const kind = [control.tagName, control.getAttribute('type'), control.getAttribute('name')].join()
  return [`${kind} ${labelOf(control)}`, kind]
}

const controlsIn = (part: Element): Element[] =>
  [part, ...part.querySelectorAll('*')].filter((element) => element.matches(controls))

/** The part of the new page that stands where an element's part was, the likeliest first. */
const partsLike = (part: Element): Element[] =>
  [document.querySelector(`#root > ${part.tagName}`), document.querySelector('main')].filter((found) => found !== null)

/**
 * The control of the page that React has drawn anew: among those of its kind, name and label, if there are as many as
 * before, or else among those of its kind and name.
 */
const counterpartOf = (element: Element): Element | undefined => {
  // React takes a whole part out of a page, and it stays together.
  const part = element.getRootNode()
  if (!(part instanceof Element)) return undefined
  const before = controlsIn(part)
  for (const [index, key] of keysOf(element).entries()) {
    const isAlike = (control: Element) => keysOf(control)[index] === key
    const old = before.filter(isAlike)
    const found = partsLike(part)
      .map((now) => controlsIn(now).filter(isAlike))
      .find(({ length }) => length === old.length)
    if (found) return found[old.indexOf(element)]
  }
  return undefined
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A screen that was emptied is drawn in a moment (src/app/main.tsx). */
const untilDrawn = async (): Promise<void> => {
  for (let frames = 0; frames < 60 && document.querySelector('main:empty'); frames += 1) await nextFrame()
}

/**
 * Does again what a person did to elements that are gone. What belongs to no control any more is dropped: better no
 * press than another one.
 */
export const replayAgain = async (lost: readonly LostAct[], focused: Element | null): Promise<void> => {
  await untilDrawn()
  const field = focused && !focused.isConnected ? counterpartOf(focused) : undefined
  if (field instanceof HTMLElement) field.focus()
  for (const { element, again, rest } of lost) {
    const found = counterpartOf(element)
    if (found) again(found, ...rest.map((each) => (each instanceof Element ? counterpartOf(each) : each)))
  }
}
