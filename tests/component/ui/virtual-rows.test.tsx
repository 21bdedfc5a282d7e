import { expect, test, vi } from 'vitest'
import type { ScrollPosition } from '@/kit/list/scroll-position'
import { useVirtualRows } from '@/kit/list/use-virtual-rows'
import { VirtualRows } from '@/kit/list/virtual-rows'
import { renderThemed } from '../render'

const many = Array.from({ length: 5000 }, (_, index) => `item-${index}`)

function LongList({
  ids,
  position,
}: {
  ids: readonly string[]
  position: { read: () => ScrollPosition | null; save: (scrolled: ScrollPosition | null) => void }
}) {
  const rows = useVirtualRows({ ids, estimate: 80, position })
  return (
    <VirtualRows rows={rows} label="Posts" className="">
      {(id) => (
        <div style={{ height: 80 }}>
          <button type="button">{id}</button>
        </div>
      )}
    </VirtualRows>
  )
}

const noSavedPosition = () => ({ read: () => null, save: () => {} })
const drawn = () => document.querySelectorAll('li[data-id]').length

test('of five thousand rows only those near the viewport are in the document, each with its position', async () => {
  const screen = await renderThemed(<LongList ids={many} position={noSavedPosition()} />)
  await expect.element(screen.getByRole('button', { name: 'item-0', exact: true })).toBeVisible()
  expect(drawn()).toBeLessThan(60)
  const first = document.querySelector('li[data-id="item-0"]')
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '5000'])
})

test('scrolling renders the rows that come into view', async () => {
  const screen = await renderThemed(<LongList ids={many} position={noSavedPosition()} />)
  await expect.element(screen.getByRole('button', { name: 'item-0', exact: true })).toBeVisible()
  window.scrollTo({ top: 80 * 1000 })
  await expect.element(screen.getByRole('button', { name: 'item-1001', exact: true })).toBeInTheDocument()
  await expect.poll(() => document.querySelector('li[data-id="item-500"]')).toBeNull()
})

test('a focused row stays in the document', async () => {
  const screen = await renderThemed(<LongList ids={many} position={noSavedPosition()} />)
  const first = screen.getByRole('button', { name: 'item-0', exact: true })
  await expect.element(first).toBeVisible()
  const element = first.element()
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  window.scrollTo({ top: 80 * 2000 })
  await expect.element(screen.getByRole('button', { name: 'item-2001', exact: true })).toBeInTheDocument()
  expect(document.activeElement).toBe(element)
})

test('returning to the list shows the row that was in view', async () => {
  const screen = await renderThemed(
    <LongList ids={many} position={{ read: () => ({ item: 'item-700', offset: 30 }), save: () => {} }} />,
  )
  const row = screen.getByRole('button', { name: 'item-700', exact: true })
  await expect.element(row).toBeInTheDocument()
  await expect
    .poll(() => Math.round(document.querySelector('li[data-id="item-700"]')?.getBoundingClientRect().top ?? -1))
    .toBe(30)
})

test('leaving the list saves the row that was in view', async () => {
  const save = vi.fn<(position: ScrollPosition | null) => void>()
  const screen = await renderThemed(<LongList ids={many} position={{ read: () => null, save }} />)
  await expect.element(screen.getByRole('button', { name: 'item-0', exact: true })).toBeVisible()
  window.scrollTo({ top: 80 * 1000, behavior: 'instant' })
  await expect.element(screen.getByRole('button', { name: 'item-1000', exact: true })).toBeInTheDocument()
  const top = document.querySelector('li[data-id="item-1000"]')?.getBoundingClientRect().top ?? Number.NaN
  window.scrollBy({ top: top + 30, behavior: 'instant' })
  save.mockClear()
  await screen.unmount()
  expect(save).toHaveBeenLastCalledWith({ item: 'item-1000', offset: -30 })
})

test('a short list is rendered completely, so that find in page covers all of it', async () => {
  await renderThemed(<LongList ids={many.slice(0, 40)} position={noSavedPosition()} />)
  await expect.poll(drawn).toBe(40)
})
