import { expect, test, type Page } from '@playwright/test'
import { barriers, layOutAll, misfits, missingPictures } from './faults.ts'
import { faultsOnPhone } from './looking.ts'
import { openings, type View } from './views.ts'

const titleOf = ({ title }: View) => (title === null ? 'Comrade' : `${title} · Comrade`)

/** Opens a view and waits until it is ready; what is not as it should be, in words. */
const arrive = async (page: Page, view: View, isMobile: boolean): Promise<string[]> => {
  try {
    await page.goto(view.address)
    await view.open?.(page, { isMobile })
    await expect(view.shows(page).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1, includeHidden: true })).toHaveText(view.heading)
    await expect(page).toHaveTitle(titleOf(view))
    await layOutAll(page)
    await expect.poll(() => missingPictures(page)).toEqual([])
    return []
  } catch (error) {
    return [`not as it should open: ${String(error)}`]
  }
}

type Look = (page: Page, view: View) => Promise<string[]>

/** All faults of all views; one that is at fault does not keep the others from being looked at. */
export const walk = async (page: Page, views: readonly View[], isMobile: boolean, look: Look) => {
  for (const view of views) {
    await test.step(view.name, async () => {
      const faults = await arrive(page, view, isMobile)
      if (faults.length === 0) faults.push(...(await look(page, view)))
      expect.soft(faults, view.name).toEqual([])
    })
  }
}

/**
 * Everything on a phone. On a large screen what the size changes; there a screen reader finds in a screen's states what it
 * finds on a phone.
 */
export const lookAll =
  (isMobile: boolean): Look =>
  async (page, view) => {
    if (isMobile) return faultsOnPhone(page)
    return [...(await misfits(page)), ...(openings.some(({ name }) => name === view.name) ? await barriers(page) : [])]
  }
