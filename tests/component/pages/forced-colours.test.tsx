import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { openTracker, threePeriods } from '../cycle/tracker'
import { emptyDevice } from '../device'
import { renderApp } from '../render-app'

const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeEach(() => forceColours('active'))
afterEach(async () => {
  await forceColours('none')
  await emptyDevice()
})

const attributes = ['aria-pressed', 'aria-selected', 'aria-current'] as const

/** The styles that remain visible when the system replaces all colours. */
const visibleStyleOf = (element: Element): string => {
  const { borderTopStyle, borderTopWidth, fontWeight, outlineStyle, outlineWidth, textDecorationLine } =
    getComputedStyle(element)
  return [borderTopStyle, borderTopWidth, fontWeight, outlineStyle, outlineWidth, textDecorationLine].join(' ')
}

/** Active elements that look the same as inactive ones. */
const indistinguishable = (): string[] =>
  attributes.flatMap((attribute) => {
    const all = [...document.querySelectorAll(`[${attribute}]`)].filter((element) => element.checkVisibility())
    const isOn = (element: Element) => element.getAttribute(attribute) !== 'false'
    const off = all.filter((element) => !isOn(element)).map(visibleStyleOf)
    return all
      .filter((element) => isOn(element) && off.includes(visibleStyleOf(element)))
      .map((element) => `${attribute}: ${element.textContent}`)
  })

test('a chosen chip looks chosen in forced colours', async () => {
  await renderApp('/food-delivery')
  await expect.element(page.getByRole('button', { name: 'Local Kenyan', pressed: false })).toBeVisible()
  expect(indistinguishable()).toEqual([])
})

test('the open tab looks open in forced colours', async () => {
  await renderApp('/roommate-finder')
  await expect.element(page.getByRole('tab', { name: 'Room Requests', selected: false })).toBeVisible()
  expect(indistinguishable()).toEqual([])
})

test('a switch and its state are visible in forced colours', async () => {
  await openTracker('period-tracker')
  await expect.element(page.getByRole('switch', { name: 'Pregnancy mode' })).toBeInTheDocument()
  for (const part of ['track', 'thumb'])
    expect(
      getComputedStyle(document.querySelector(`.mantine-Switch-${part}`) ?? document.body).outlineStyle,
      part,
    ).toBe('solid')
})

test('a logged symptom looks logged in forced colours', async () => {
  await openTracker('period-tracker', { days: threePeriods })
  await page.getByRole('button', { name: 'Log today' }).click()
  const cramps = page.getByRole('dialog').getByRole('button', { name: 'Cramps' })
  await cramps.click()
  await expect.element(cramps).toHaveAttribute('aria-pressed', 'true')
  expect(indistinguishable()).toEqual([])
})
