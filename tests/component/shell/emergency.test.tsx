import { afterEach, expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { Header } from '@/app/shell'
import { emptyDevice, saveRows } from '../device'
import { renderRouted } from '../render'
import { signedOut } from '../signed-in'
import { countTaps } from '../taps'

afterEach(async () => {
  await page.viewport(360, 740)
  await emptyDevice()
})

const campusWith = (emergency: { label: string; value: string }[]) =>
  saveRows('campuses', [
    {
      id: crypto.randomUUID(),
      rev: 1,
      created_at: '2026-11-01T08:00:00Z',
      slug: 'tum',
      name: 'Technical University of Mombasa',
      short_name: 'TUM',
      town: 'Mombasa',
      colour: '#00695c',
      website: null,
      contacts: [],
      emergency,
      position: 0,
    },
  ])

const open = async () => {
  signedOut()
  const screen = await renderRouted(<Header search={null} languages={null} />)
  const { tap, taps } = countTaps()
  await tap(screen.getByRole('button', { name: 'Emergency' }))
  const sheet = screen.getByRole('dialog', { name: 'Call for help' })
  await expect.element(sheet).toBeVisible()
  return { ...screen, sheet, tap, taps }
}

test('the second tap calls, and campus numbers come before national ones', async () => {
  await campusWith([
    { label: 'Campus Clinic', value: '0712 345 678' },
    { label: 'Police', value: '999' },
  ])
  const { sheet } = await open()
  const links = sheet.getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual(['tel:+254712345678', 'tel:999', 'tel:112', 'tel:1199', 'tel:+254722178177', 'tel:1195', 'tel:1190'])
  await expect.element(links.first()).toMatchTextContent('Campus Clinic')
})

test('an emergency number is called in two taps', async () => {
  await campusWith([])
  const { sheet, tap, taps } = await open()
  const called: string[] = []
  const preventNavigation = (event: Event) => {
    event.preventDefault()
    called.push(String(event.target instanceof Element && event.target.closest('a')?.getAttribute('href')))
  }
  document.addEventListener('click', preventNavigation, { once: true })
  await tap(sheet.getByRole('link', { name: /999/ }))
  expect(called).toEqual(['tel:999'])
  expect(taps()).toBe(2)
})

test('samples of the campus cannot be called, which the sheet says once, before the numbers of the country', async () => {
  await page.viewport(360, 740)
  await campusWith([{ label: 'Campus Security', value: '+254 700 000 158' }])
  const { sheet } = await open()
  const samples = sheet.getByRole('list', { name: 'At TUM' })
  await expect.element(samples).toMatchTextContent(/Campus Security \+254 700 000 158/)
  await expect.element(samples).toMatchTextContent(/Campus Health Centre \+254 700 000 190/)
  await expect.element(samples.getByRole('link')).not.toBeInTheDocument()
  expect(sheet.element().textContent.match(/Sample number, not callable/g)).toHaveLength(1)
  const police = sheet.getByRole('link', { name: /999/ })
  expect(samples.element().compareDocumentPosition(police.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  // Without a scroll.
  expect(police.element().getBoundingClientRect().bottom).toBeLessThan(740)
})

test('the numbers are the largest words of the sheet', async () => {
  const { sheet } = await open()
  const lines = sheet.getByRole('list', { name: 'Anywhere in Kenya' })
  await expect.element(lines.getByText('999', { exact: true })).toBeVisible()
  const size = (words: Locator) => Number.parseFloat(getComputedStyle(words.element()).fontSize)
  for (const number of ['999', '0722 178 177'])
    for (const words of [sheet.getByRole('heading'), lines.getByText('Police, fire, ambulance: free')])
      expect(size(lines.getByText(number, { exact: true }))).toBeGreaterThan(size(words))
})

test('each number of the country says which document names it, and how old that is, once somebody asks', async () => {
  const { sheet } = await open()
  const checked = sheet.getByText(/^We looked for these documents/)
  await expect.element(checked).not.toBeInTheDocument()
  await sheet.getByText('Where these numbers come from').click()
  await expect.element(checked).toBeVisible()
  const sources = sheet.getByRole('list', { name: 'Where these numbers come from' }).getByRole('listitem')
  await expect
    .element(sources.filter({ hasText: '1195' }))
    .toMatchTextContent(/Last confirmed in a document of October 2024: APO International/)
  await expect
    .element(sources.filter({ hasText: '0722 178 177' }))
    .toMatchTextContent(/Found in a document without a date: The Standard/)
})

test.for([320, 360])('the sheet cuts nothing off at %i px', async (width) => {
  await page.viewport(width, 640)
  await campusWith([{ label: 'University Health Services and Counselling, the night desk', value: '+254 712 345 678' }])
  const { sheet } = await open()
  const numbers = sheet.getByRole('link')
  await expect.element(numbers.first()).toMatchTextContent('night desk')
  for (const link of numbers.elements()) {
    expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
    expect(link.clientHeight).toBeGreaterThanOrEqual(44)
    for (const words of link.querySelectorAll('span'))
      expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(width)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
