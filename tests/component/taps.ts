import { afterEach } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Text sizes in percent: the default, and twice as large. */
export const textSizes = [100, 200] as const

const large = new CSSStyleSheet()
large.replaceSync('html { font-size: 200% !important }')

export const setTextSize = (percent: (typeof textSizes)[number]): void => {
  if (percent === 200) document.adoptedStyleSheets.push(large)
}
afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== large)
})

/** Counts taps. A tap is a real click, which fails when its target is hidden or covered. */
export const countTaps = () => {
  let taps = 0
  const tap = async (target: Locator): Promise<void> => {
    taps += 1
    await target.click()
  }
  return {
    tap,
    /** Counts a tap that a test cannot perform: on the phone’s camera, or in another app. */
    tapElsewhere: () => void (taps += 1),
    taps: () => taps,
  }
}
