/** The distance from what the toast must not cover. */
const gap = 8
/** Headings, fields and what floats over a screen. */
const keptClear = 'main :is(h1, h2, input, textarea, select, [data-floats]), [data-keep-clear]'

type Span = { readonly top: number; readonly bottom: number }

/**
 * How far a toast moves up from where it usually stands, to stand clear of all the others. Zero where there is no such
 * place in the lower half: then it covers something for a moment.
 */
export const liftOf = ({ top, bottom }: Span, others: readonly Span[], highest: number): number => {
  const inTheWay = (lift: number) =>
    others.find((other) => other.top < bottom - lift + gap && other.bottom > top - lift - gap)
  let lift = 0
  for (let other = inTheWay(0); other; other = inTheWay(lift)) {
    lift = bottom + gap - other.top
    if (top - lift < highest) return 0
  }
  return lift
}

/** Where a toast stands above a dialog, or below its title where it reaches up to the top. */
const topIn = (dialog: Element, height: number): number => {
  const title = dialog.querySelector('header')?.getBoundingClientRect()
  const { top } = dialog.getBoundingClientRect()
  return top >= height + 2 * gap || !title ? gap : title.bottom + gap
}

/** Finds a place for a toast, which toast-area.module.css gives it. */
export const placeToast = (toast: HTMLElement): void => {
  const { style } = document.documentElement
  style.removeProperty('--toast-lift')
  style.removeProperty('--toast-top')
  const { left, right, top, bottom, height } = toast.getBoundingClientRect()
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
  if (dialog) {
    style.setProperty('--toast-top', `${topIn(dialog, height)}px`)
    return
  }
  const others = [...document.querySelectorAll(keptClear)]
    .map((element) => element.getBoundingClientRect())
    .filter((other) => other.width > 1 && other.left < right && other.right > left)
  style.setProperty('--toast-lift', `${liftOf({ top, bottom }, others, innerHeight / 2)}px`)
}
