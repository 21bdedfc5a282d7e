import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

const phone = { width: 360, height: 740 }
const narrowest = { ...phone, width: 320 }

/** What a person with a screen reader or weak sight would stumble over; all of it, or what these rules find. */
const barriers = async (rules?: string[]): Promise<string[]> => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`))
}

const targets = 'a, button, input, select, textarea, summary, [role=button], [role=tab]'
const labels = '[class*=Button-label], [class*=Badge-label], [class*=Tabs-tabLabel]'

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`

const inBoxOfItsOwn = (element: Element, width: number): boolean => {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= width + 0.5) return true
  }
  return false
}

/** What reaches over the edge, is cut off, or is too small for a thumb. */
const misfits = (): string[] => {
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
      .filter((element) => element.getBoundingClientRect().right > width + 0.5 && !inBoxOfItsOwn(element, width))
      .map((element) => `over the edge: ${nameOf(element)}`),
    ...shown.filter((element) => element.matches(labels) && element.scrollWidth > element.clientWidth).map((element) => `cut off: ${nameOf(element)}`),
    ...shown
      .filter((element) => element.matches(targets) && getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ element, box }) => `too small: ${nameOf(element)} ${Math.round(box.width)}x${Math.round(box.height)}`),
  ]
}

/** A page that has just got another size takes some frames until everything has its new one. */
const settledMisfits = async (where: string): Promise<string[]> => {
  let found = misfits()
  for (let frames = 0; frames < 30 && found.length > 0; frames++) {
    await new Promise((done) => requestAnimationFrame(done))
    found = misfits()
  }
  return found.map((fault) => `${where}: ${fault}`)
}

const inDark = async (): Promise<string[]> => {
  const html = document.documentElement
  const before = html.getAttribute('data-mantine-color-scheme') ?? 'light'
  html.setAttribute('data-mantine-color-scheme', 'dark')
  const found = await barriers(['color-contrast'])
  html.setAttribute('data-mantine-color-scheme', before)
  return found.map((fault) => `in dark: ${fault}`)
}

const inLargeText = async (): Promise<string[]> => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { font-size: 200% !important }')
  document.adoptedStyleSheets.push(sheet)
  const found = await settledMisfits('in large text')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  return found
}

/**
 * Nothing keeps anybody from what is rendered: for screen readers, in both colour schemes, on the narrowest phone and in
 * text twice as large.
 * @param allowed a fault that is none here; the caller says why
 */
export const expectNoBarriers = async (allowed?: RegExp): Promise<void> => {
  const found = [...(await barriers()), ...(await inDark()), ...(await settledMisfits('on a phone')), ...(await inLargeText())]
  await page.viewport(narrowest.width, narrowest.height)
  found.push(...(await settledMisfits('on a narrow phone')))
  await page.viewport(phone.width, phone.height)
  expect(found.filter((fault) => !allowed?.test(fault))).toEqual([])
}
