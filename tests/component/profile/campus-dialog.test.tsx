import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CampusDialog } from '@/campus/campus-dialog'
import { emptyDevice, saveRows } from '../device'
import { campus } from '../pages/rows'
import { expectAccessible } from '../accessibility'
import { renderThemed } from '../render'

afterEach(emptyDevice)

test('the choice of a campus is a sheet like the others: at the bottom of a phone, with a button that closes it', async () => {
  await page.viewport(360, 740)
  await saveRows('campuses', [campus('tum'), campus('uon')])
  let closed = false
  const screen = await renderThemed(<CampusDialog onClose={() => (closed = true)} />)
  const dialog = screen.getByRole('dialog', { name: 'Your campus' })
  await expect.element(dialog.getByRole('listitem').nth(1)).toBeVisible()
  await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().bottom)).toBe(740)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(closed).toBe(true)
})
