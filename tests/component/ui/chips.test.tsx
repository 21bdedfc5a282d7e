import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Chips } from '@/ui/form/chips'
import { renderThemed } from '../render'

afterEach(() => page.viewport(360, 740))

const options = ['All', 'Fresh Produce', 'Dairy Products', 'Meat & Fish'].map((label) => ({ value: label, label }))

test('chips fade at the edge of a phone, where there are more, and are all whole at the end', async () => {
  const screen = await renderThemed(<Chips label="Categories" options={options} value="All" onChange={vi.fn<() => void>()} />)
  const row = screen.getByRole('group', { name: 'Categories' }).element()
  expect(getComputedStyle(row).maskImage).toMatch(/gradient/)
  row.scrollLeft = row.scrollWidth
  const { right } = screen.getByRole('button', { name: 'Meat & Fish' }).element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right - 2 * 16 + 1)
})

test('nothing fades where all chips are shown', async () => {
  await page.viewport(1280, 800)
  const screen = await renderThemed(<Chips label="Categories" options={options} value="All" onChange={vi.fn<() => void>()} />)
  expect(getComputedStyle(screen.getByRole('group', { name: 'Categories' }).element()).maskImage).toBe('none')
})
