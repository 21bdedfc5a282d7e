import type axe from 'axe-core'
import source from 'axe-core/axe.min.js?raw'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { quickAxe, quickOptions } from '#support/quick-axe'
import { nextFrame } from './next-frame'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const phone = { width: 360, height: 740 }
const narrowest = { ...phone, width: 320 }

const addAxe = (): void => {
  const script = document.createElement('script')
  script.textContent = `{ ${quickAxe(source)} }`
  document.head.append(script)
  script.remove()
}

/** Serious and critical violations that axe finds; `rules` limits which rules run. */
const axeViolations = async (rules?: string[]): Promise<string[]> => {
  if (!('axe' in window)) addAxe()
  const { violations } = await window.axe.run(document, { ...quickOptions, ...(rules && { runOnly: rules }) })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`))
}

const tapTargets = 'a, button, input, select, textarea, summary, [role=button], [role=tab]'
const labels = '[class*=Button-label], [class*=Badge-label], [class*=Tabs-tabLabel]'

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`

const isInScrollContainer = (element: Element, width: number): boolean => {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= width + 0.5) return true
  }
  return false
}

/** Elements that overflow the screen, are cut off, or are too small to tap. */
const layoutProblems = (): string[] => {
  const width = innerWidth
  const wide = document.scrollingElement?.scrollWidth ?? 0
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !element.parentElement?.closest('svg') &&
      !element.closest('.visually-hidden, [class*=VisuallyHidden]') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  return [
    ...(wide > width ? [`scrolls sideways: ${wide} in ${width}`] : []),
    ...shown
      .filter((element) => element.getBoundingClientRect().right > width + 0.5 && !isInScrollContainer(element, width))
      .map((element) => `over the edge: ${nameOf(element)}`),
    ...shown
      .filter((element) => element.matches(labels) && element.scrollWidth > element.clientWidth)
      .map((element) => `cut off: ${nameOf(element)}`),
    ...shown
      .filter((element) => element.matches(tapTargets) && getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ element, box }) => `too small: ${nameOf(element)} ${Math.round(box.width)}x${Math.round(box.height)}`),
  ]
}

/** Waits up to 30 frames for the layout to settle after the page was resized. */
const settledLayoutProblems = async (where: string, allowed?: RegExp): Promise<string[]> => {
  const notAllowed = () => layoutProblems().filter((problem) => !allowed?.test(problem))
  let found = notAllowed()
  for (let frames = 0; frames < 30 && found.length > 0; frames++) {
    await nextFrame()
    found = notAllowed()
  }
  return found.map((problem) => `${where}: ${problem}`)
}

const darkViolations = async (): Promise<string[]> => {
  const html = document.documentElement
  const before = html.getAttribute('data-mantine-color-scheme') ?? 'light'
  html.setAttribute('data-mantine-color-scheme', 'dark')
  const found = await axeViolations(['color-contrast'])
  html.setAttribute('data-mantine-color-scheme', before)
  return found.map((problem) => `in dark: ${problem}`)
}

const largeTextProblems = async (allowed?: RegExp): Promise<string[]> => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% !important }')
  document.adoptedStyleSheets.push(sheet)
  const found = await settledLayoutProblems('in large text', allowed)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  return found
}

/**
 * Checks what is rendered for accessibility violations, in both colour schemes, and for layout problems: on phones, on
 * the narrowest phone, and with text twice as large.
 * @param allowed problems to ignore; the caller says why
 */
export const expectAccessible = async (allowed?: RegExp): Promise<void> => {
  const found = [
    ...(await axeViolations()),
    ...(await darkViolations()),
    ...(await settledLayoutProblems('on a phone', allowed)),
    ...(await largeTextProblems(allowed)),
  ]
  await page.viewport(narrowest.width, narrowest.height)
  found.push(...(await settledLayoutProblems('on a narrow phone', allowed)))
  await page.viewport(phone.width, phone.height)
  expect(found.filter((problem) => !allowed?.test(problem))).toEqual([])
}
