const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`

const controls = 'a[href], button, input, select, textarea, summary'

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/**
 * Elements with controls that a style moves out of document order, which screen readers and the Tab key follow. Text
 * without controls, such as a number above its label, may be moved.
 */
const reordered = (): string[] =>
  [...document.body.querySelectorAll(`:has(${controls})`)].filter(isShown).flatMap((element) => {
    const { display, flexDirection, flexWrap, order } = getComputedStyle(element)
    const reversed = display.endsWith('flex') && (flexDirection.endsWith('reverse') || flexWrap === 'wrap-reverse')
    return [
      ...(reversed ? [`reversed: ${nameOf(element)}`] : []),
      ...(order === '0' ? [] : [`placed elsewhere: ${nameOf(element)}`]),
    ]
  })

const positiveTabIndexes = (): string[] =>
  [...document.querySelectorAll('[tabindex]')]
    .filter((element) => Number(element.getAttribute('tabindex')) > 0)
    .map((element) => `jumps the queue: ${nameOf(element)}`)

/** A skipped level sounds as if a part of the page were missing. */
const skippedHeadingLevels = (): string[] => {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown)
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
  return headings
    .filter((_heading, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
    .map((heading) => `leaves out a level: ${heading.tagName} ${nameOf(heading)}`)
}

/** Controls that receive the focus after one that is entirely below them. */
const backwardFocusMoves = (): string[] => {
  const stops = [...document.querySelectorAll(controls)].filter(
    (element) =>
      isShown(element) &&
      getComputedStyle(element).position !== 'fixed' &&
      !element.closest('[tabindex="-1"]:not(main)'),
  )
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1]
    if (!before) return []
    const [here, there] = [stop.getBoundingClientRect(), before.getBoundingClientRect()]
    const isBeside = here.left >= there.right - 1 || here.right <= there.left + 1
    return here.bottom <= there.top && !isBeside
      ? [`focused after what is below it: ${nameOf(stop)} after ${nameOf(before)}`]
      : []
  })
}

/** Where the document order, which screen readers and the Tab key follow, differs from the visual order. */
export const readingOrderProblems = (): string[] => [
  ...reordered(),
  ...positiveTabIndexes(),
  ...skippedHeadingLevels(),
  ...backwardFocusMoves(),
]
