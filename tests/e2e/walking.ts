import { expect, test, type Page } from '@playwright/test'
import { go } from './app.ts'
import { barriers, layOutAll, misfits, missingPictures } from './faults.ts'
import { faultsOnPhone } from './looking.ts'
import { openings, type View } from './views.ts'

const titleOf = ({ title }: View) => (title === null ? 'Comrade' : `${title} · Comrade`)

/** How to a view: by its address as the browser opens it, or as a link of the app leads there. */
type Way = (page: Page, address: string) => Promise<unknown>
const anew: Way = (page, address) => page.goto(address)

/** Opens a view and waits until it is ready; what is not as it should be, in words. */
const arrive = async (page: Page, view: View, isMobile: boolean, way: Way): Promise<string[]> => {
  try {
    await way(page, view.address)
    await view.open?.(page, { isMobile })
    await expect(page.getByRole('main').getByRole('heading', { level: 1, includeHidden: true })).toHaveText(view.heading)
    await expect(page).toHaveTitle(titleOf(view))
    await expect(view.shows(page).first()).toBeVisible()
    await layOutAll(page)
    await expect.poll(() => missingPictures(page)).toEqual([])
    return []
  } catch (error) {
    return [`not as it should open: ${String(error)}`]
  }
}

type Look = (page: Page, view: View) => Promise<string[]>

/**
 * All faults of all views; one that is at fault does not keep the others from being looked at.
 * @param between how from one view to the next; after a view in which something was done, by a new document
 */
export const walk = async (page: Page, views: readonly View[], isMobile: boolean, look: Look, between: Way = go) => {
  let way = anew
  for (const view of views) {
    await test.step(view.name, async () => {
      const faults = await arrive(page, view, isMobile, way)
      way = view.open || faults.length > 0 ? anew : between
      if (faults.length === 0) faults.push(...(await look(page, view)))
      expect.soft(faults, view.name).toEqual([])
    })
  }
}

/** Opens every view by its address. */
export const walkByAddress = (page: Page, views: readonly View[], isMobile: boolean, look: Look) => walk(page, views, isMobile, look, anew)

/** A screen's states show cards as the screen did when it opened: of a long list some will do. So did what lies under a dialog. */
const seenBefore = 'main li:nth-child(n+9), body:has([aria-modal="true"]) main, body:has([aria-modal="true"]) footer'

/**
 * Everything on a phone. On a large screen what the size changes; there a screen reader finds in a screen's states what it
 * finds on a phone.
 */
export const lookAll =
  (isMobile: boolean): Look =>
  async (page, view) => {
    const opens = openings.some(({ name }) => name === view.name)
    if (isMobile) return faultsOnPhone(page, opens ? undefined : seenBefore)
    return [...(await misfits(page)), ...(opens ? await barriers(page) : [])]
  }
