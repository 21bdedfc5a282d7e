import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
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

test('the sheet marks sample numbers, which cannot be called', async () => {
  const { sheet } = await open()
  const samples = sheet.getByRole('list', { name: 'At TUM' })
  await expect.element(samples).toMatchTextContent(/Campus Health Centre \+254 700 000 190 Sample number, not callable/)
  await expect.element(samples.getByRole('link')).not.toBeInTheDocument()
})

test('each number of the country says which document names it, and how old that is', async () => {
  const { sheet } = await open()
  await expect
    .element(sheet.getByRole('listitem').filter({ hasText: '1195' }))
    .toMatchTextContent(/Last confirmed in a document of October 2024: APO International/)
  await expect
    .element(sheet.getByRole('listitem').filter({ hasText: '0722 178 177' }))
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
