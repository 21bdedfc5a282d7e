import { expect, type Page } from '@playwright/test'
import { accessibilityViolations, layoutViolations } from './page-violations.ts'
import { layoutViolationsAtWidth, layoutViolationsInLargeText, nextFrame } from './resized-layout.ts'

const narrowest = 320

/** Checks all rules in the current colour scheme, then the contrast in the other one, which stays active. */
const accessibilityViolationsInBothSchemes = async (page: Page, options: { exclude?: string }): Promise<string[]> => {
  const html = page.locator('html')
  const found = await accessibilityViolations(page, options)
  const other = (await html.getAttribute('data-mantine-color-scheme')) === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: other })
  await expect(html).toHaveAttribute('data-mantine-color-scheme', other)
  // The new colours are on the screen after two frames.
  for (let frames = 0; frames < 2; frames++) await nextFrame(page)
  return [
    ...found,
    ...(await accessibilityViolations(page, { ...options, rules: ['color-contrast'] })).map(
      (violation) => `in ${other}, ${violation}`,
    ),
  ]
}

/**
 * Accessibility violations in both colour schemes, and layout violations at a common and the narrowest width and in
 * large text.
 * @param exclude selector of parts to leave out of the accessibility check
 */
export const violationsOnPhone = async (page: Page, exclude?: string): Promise<string[]> => [
  ...(await layoutViolations(page)),
  ...(await accessibilityViolationsInBothSchemes(page, exclude === undefined ? {} : { exclude })),
  ...(await layoutViolationsAtWidth(page, narrowest)),
  ...(await layoutViolationsInLargeText(page)),
]

/** @param allowed accepted violations; callers say why */
export const expectNoViolations = async (page: Page, what: string, allowed?: RegExp): Promise<void> => {
  const violations = (await violationsOnPhone(page)).filter((violation) => !allowed?.test(violation))
  expect.soft(violations, what).toEqual([])
}
