import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Puts axe into the document, once. In legacy mode it stays there. */
const bringAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return
  await new AxeBuilder({ page }).setLegacyMode().withRules(['document-title']).analyze()
}

type Examined = {
  /** Only what these rules find. */
  rules?: string[]
  /** Parts that have been examined before, as a selector. */
  known?: string
}

/** What a person with a screen reader or weak sight would stumble over. What another site shows in a frame is not ours to judge. */
export const barriers = async (page: Page, { rules = [], known }: Examined = {}): Promise<string[]> => {
  await bringAxe(page)
  return page.evaluate(
    async ({ only, without }) => {
      type Violation = { id: string; impact: string; nodes: { html: string; any: { message: string }[] }[] }
      const context = without === undefined ? document : { exclude: [without] }
      const options = { resultTypes: ['violations'], iframes: false, ...(only.length > 0 && { runOnly: only }) }
      const { violations }: { violations: Violation[] } = await Reflect.get(window, 'axe').run(context, options)
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`))
    },
    { only: rules, without: known },
  )
}

/** Lays out the cards that are far off as well, which the app leaves to when they come near. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (Reflect.has(document, 'isLaidOut')) return
    Reflect.set(document, 'isLaidOut', true)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Drawings that take up no room, and photos without a picture. */
export const missingPictures = (page: Page): Promise<string[]> =>
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
 * What does not fit: the page or a part of it that reaches over the edge, a label that is cut off, a button or link
 * too small for a thumb. Links inside a sentence are as high as their line; what scrolls or is cut off inside a box of
 * its own, such as a row of offers, may be wider than the screen.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
    const forTheReaderOnly = (element: Element) => element.closest('.visually-hidden, [class*=VisuallyHidden], [class*=skip]') !== null
    const inBoxOfItsOwn = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= width + 0.5) return true
      }
      return false
    }
    const everything = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.parentElement?.closest('svg') && !forTheReaderOnly(element) && shown(element),
    )
    const targets = 'a, button, input, select, textarea, summary, [role=button], [role=tab]'
    const wide = document.scrollingElement?.scrollWidth ?? 0
    return [
      ...(wide > width ? [`scrolls sideways: ${wide} in ${width}`] : []),
      ...everything
        .filter((element) => element.getBoundingClientRect().right > width + 0.5 && !inBoxOfItsOwn(element))
        .map((element) => `over the edge: ${nameOf(element)} to ${Math.round(element.getBoundingClientRect().right)} in ${width}`),
      ...everything
        .filter((element) => element.matches('[class*=Button-label], [class*=Badge-label], [class*=Tabs-tabLabel]') && element.scrollWidth > element.clientWidth)
        .map((element) => `cut off: ${nameOf(element)}`),
      ...everything
        .filter((element) => element.matches(targets) && getComputedStyle(element).display !== 'inline')
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ element, box }) => `too small: ${nameOf(element)} ${Math.round(box.width)}x${Math.round(box.height)}`),
    ]
  }, page.viewportSize()?.width ?? 0)
