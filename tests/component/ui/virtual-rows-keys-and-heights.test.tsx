import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useVirtualRows } from '@/kit/list/use-virtual-rows'
import { VirtualRows } from '@/kit/list/virtual-rows'
import { nextFrame } from '../next-frame'
import { renderThemed } from '../render'

const ids = Array.from({ length: 300 }, (_, index) => `item-${index}`)
const noSavedPosition = { read: () => null, save: () => {} }

/** Rows of very different heights, all of which differ from the estimate. */
function UnevenList() {
  const rows = useVirtualRows({ ids, estimate: 120, position: noSavedPosition })
  return (
    <VirtualRows rows={rows} label="Posts" className="">
      {(id) => (
        <div style={{ height: 60 + (Number(id.slice(5)) % 23) * 15 }}>
          <button type="button">{id}</button>
        </div>
      )}
    </VirtualRows>
  )
}

const rowOf = (id: string) => document.querySelector(`li[data-id="${id}"]`)

test('scrolling up from the end causes no jumps while rows are rendered for the first time', async () => {
  await renderThemed(<UnevenList />)
  await expect.poll(() => rowOf('item-0')).not.toBeNull()
  await expect
    .poll(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return rowOf('item-299')
    })
    .not.toBeNull()
  await nextFrame()
  const jumps: number[] = []
  for (let step = 0; step < 40; step++) {
    const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li')
    const top = row?.getBoundingClientRect().top ?? Number.NaN
    window.scrollBy({ top: -90, behavior: 'instant' })
    for (let frames = 0; frames < 3; frames++) await nextFrame()
    const moved = (row?.getBoundingClientRect().top ?? Number.NaN) - top
    if (row?.isConnected && Math.abs(moved - 90) > 4) jumps.push(Math.round(moved))
  }
  expect(jumps).toEqual([])
  expect(window.scrollY).toBeGreaterThan(0)
})

test('Tab moves on from the focused row, not from the scroll position', async () => {
  const screen = await renderThemed(<UnevenList />)
  const first = screen.getByRole('button', { name: 'item-0', exact: true })
  await expect.element(first).toBeVisible()
  const element = first.element()
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  window.scrollTo({ top: 20_000, behavior: 'instant' })
  await expect.poll(() => rowOf('item-2')).toBeNull()
  for (const next of ['item-1', 'item-2', 'item-3']) {
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: next, exact: true })).toHaveFocus()
  }
})
