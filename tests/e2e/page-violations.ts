import type { Page } from '@playwright/test'
import { quickOptions } from '../support/quick-axe.ts'
import { injectAxe } from './axe.ts'

type AxeOptions = {
  /** Checks only these rules; all if empty. */
  rules?: string[]
  /** Selector of parts to leave out. */
  exclude?: string
}

/** Serious and critical accessibility violations that axe finds, frames of other sites excluded. */
export const accessibilityViolations = async (
  page: Page,
  { rules = [], exclude }: AxeOptions = {},
): Promise<string[]> => {
  await injectAxe(page)
  return page.evaluate(
    async ({ only, without, shared }) => {
      type Violation = { id: string; nodes: { html: string; any: { message: string }[] }[] }
      const context = without === undefined ? document : { exclude: [without] }
      const options = { ...shared, ...(only.length > 0 && { runOnly: only }) }
      const { violations }: { violations: Violation[] } = await Reflect.get(window, 'axe').run(context, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
      )
    },
    { only: rules, without: exclude, shared: quickOptions },
  )
}

/** Lays out all cards, also those far off screen that `content-visibility` skips. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (Reflect.has(document, 'isLaidOut')) return
    Reflect.set(document, 'isLaidOut', true)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Drawings without a width and photos that failed to load. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isDrawn = (drawing: Element) => drawing instanceof SVGGraphicsElement && drawing.getBBox().width > 0
    const isBroken = (photo: HTMLImageElement) => photo.complete && photo.naturalWidth === 0
    return [
      ...[...document.querySelectorAll('svg:has(> use)')]
        .filter((drawing) => drawing.checkVisibility() && !isDrawn(drawing))
        .map((drawing) => `not drawn: ${drawing.firstElementChild?.getAttribute('href')}`),
      ...[...document.images].filter(isBroken).map((photo) => `broken: ${photo.src}`),
    ]
  })

/**
 * Overflow past the right edge, dialogs without a background, truncated labels, and touch targets below 44 px. Inline
 * links may be as high as their line, and content of a box that scrolls or clips, such as a row of offers, may be wider
 * than the screen.
 */
export const layoutViolations = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
    const isForScreenReaders = (element: Element) =>
      element.closest('.visually-hidden, [class*=VisuallyHidden], [class*=skip]') !== null
    const isInClippingBox = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= width + 0.5)
          return true
      }
      return false
    }
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.parentElement?.closest('svg') && !isForScreenReaders(element) && isVisible(element),
    )
    const targets = 'a, button, input, select, textarea, summary, [role=button], [role=tab]'
    const wide = document.scrollingElement?.scrollWidth ?? 0
    return [
      ...(wide > width ? [`scrolls sideways: ${wide} in ${width}`] : []),
      ...elements
        .filter((element) => element.getBoundingClientRect().right > width + 0.5 && !isInClippingBox(element))
        .map(
          (element) =>
            `over the edge: ${nameOf(element)} to ${Math.round(element.getBoundingClientRect().right)} in ${width}`,
        ),
      ...elements
        .filter(
          (element) =>
            element.matches('[role=dialog]') && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)',
        )
        .map((element) => `see-through: ${nameOf(element)}`),
      ...elements
        .filter(
          (element) =>
            element.matches('[class*=Button-label], [class*=Badge-label], [class*=Tabs-tabLabel]') &&
            element.scrollWidth > element.clientWidth,
        )
        .map((element) => `cut off: ${nameOf(element)}`),
      ...elements
        .filter((element) => element.matches(targets) && getComputedStyle(element).display !== 'inline')
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ element, box }) => `too small: ${nameOf(element)} ${Math.round(box.width)}x${Math.round(box.height)}`),
    ]
  }, page.viewportSize()?.width ?? 0)
