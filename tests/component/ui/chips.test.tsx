import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Chips } from '@/kit/form/chips'
import { renderThemed } from '../render'

afterEach(() => page.viewport(360, 740))

const options = ['All', 'Fresh Produce', 'Dairy Products', 'Meat & Fish'].map((label) => ({ value: label, label }))

test('chips fade at the edge of a phone when there are more, and the last one is fully visible at the end', async () => {
  const screen = await renderThemed(
    <Chips label="Categories" options={options} value="All" onChange={vi.fn<() => void>()} />,
  )
  const row = screen.getByRole('group', { name: 'Categories' }).element()
  expect(getComputedStyle(row).maskImage).toMatch(/gradient/)
  row.scrollLeft = row.scrollWidth
  const { right } = screen.getByRole('button', { name: 'Meat & Fish' }).element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right - 2 * 16 + 1)
})

test('nothing fades when all chips fit', async () => {
  await page.viewport(1280, 800)
  const screen = await renderThemed(
    <Chips label="Categories" options={options} value="All" onChange={vi.fn<() => void>()} />,
  )
  expect(getComputedStyle(screen.getByRole('group', { name: 'Categories' }).element()).maskImage).toBe('none')
})

function SelectableChips() {
  const [value, setValue] = useState('Meat & Fish')
  return <Chips label="Categories" options={options} value={value} onChange={setValue} />
}

test('the chosen chip is scrolled into view on a phone, including one chosen by the address', async () => {
  const screen = await renderThemed(<SelectableChips />)
  const chip = (name: string) => screen.getByRole('button', { name })
  await expect.element(chip('Meat & Fish')).toBeInViewport({ ratio: 1 })
  await chip('Fresh Produce').click()
  await expect.element(chip('Fresh Produce')).toBeInViewport({ ratio: 1 })
})

test('three short choices fit in one row of a card on the narrowest phone', async () => {
  await page.viewport(320, 640)
  const colours = ['As the phone', 'Light', 'Dark'].map((label) => ({ value: label, label }))
  const screen = await renderThemed(
    <div style={{ width: 246 }}>
      <Chips fit label="Colours" options={colours} value="Light" onChange={vi.fn<() => void>()} />
    </div>,
  )
  const tops = screen
    .getByRole('button')
    .elements()
    .map((chip) => chip.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})
