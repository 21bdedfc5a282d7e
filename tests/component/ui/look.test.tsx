import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../accessibility'
import { renderThemed } from '../render'
import { Components } from '../../look/components'

afterEach(() => page.viewport(360, 740))

test.for([360, 768, 1280])('every component is accessible in both schemes at %i px', async (width) => {
  await page.viewport(width, 800)
  const screen = await renderThemed(<Components />)
  await expect.element(screen.getByRole('region', { name: 'Messages' })).toBeVisible()
  // A tick box is in a label that is high enough to tap as a whole; a tab, a switch and a text have their own heights.
  await expectAccessible(/too small: input ""/)
})
