import { expect, type Page } from '@playwright/test'
import { barriers, misfits } from './faults.ts'
import { misfitsAt, misfitsInLargeText, nextFrame } from './resized.ts'

const narrowest = 320

/** Everything in the scheme that is on, then what may differ in the other: its colours. What comes next begins in that one. */
const barriersInBoth = async (page: Page, examined: { known?: string }): Promise<string[]> => {
  const html = page.locator('html')
  const found = await barriers(page, examined)
  const other = (await html.getAttribute('data-mantine-color-scheme')) === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: other })
  await expect(html).toHaveAttribute('data-mantine-color-scheme', other)
  // Two frames: one takes the new colours up, and with the second they are on the screen.
  for (let frames = 0; frames < 2; frames++) await nextFrame(page)
  return [...found, ...(await barriers(page, { ...examined, rules: ['color-contrast'] })).map((fault) => `in ${other}, ${fault}`)]
}

/**
 * All that keeps somebody from what is on a phone's screen, in both schemes, also on the narrowest phone and in large text.
 * @param known parts whose barriers were looked for before, as a selector
 */
export const faultsOnPhone = async (page: Page, known?: string): Promise<string[]> => [
  ...(await misfits(page)),
  ...(await barriersInBoth(page, known === undefined ? {} : { known })),
  ...(await misfitsAt(page, narrowest)),
  ...(await misfitsInLargeText(page)),
]

/** @param allowed a fault that is none here, and why is said where this is called */
export const expectNoFault = async (page: Page, what: string, allowed?: RegExp): Promise<void> => {
  const faults = (await faultsOnPhone(page)).filter((fault) => !allowed?.test(fault))
  expect.soft(faults, what).toEqual([])
}
