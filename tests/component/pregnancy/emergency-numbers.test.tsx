import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyDevice, saveRows } from '../device'
import { expectAccessible } from '../accessibility'
import { campus } from '../pages/rows'
import { dialog, openPregnancy } from './pregnancy'

afterEach(emptyDevice)

const openHelp = async () => {
  await openPregnancy({ days: 87 })
  await page.getByRole('button', { name: 'Danger signs and help' }).click()
  return dialog('Get help at once').getByRole('link')
}

test('the numbers of the campus come first, and no number appears twice', async () => {
  await saveRows('campuses', [
    campus('tum', {
      emergency: [
        { label: 'Campus Security', value: '0700 000 058' },
        { label: 'Campus Health Centre', value: '0700000190' },
        { label: 'Police, fire or ambulance', value: '999' },
        { label: 'one2one, health questions of young people', value: '1190' },
        { label: 'Ward', value: 'Block B' },
      ],
    }),
  ])
  const calls = await openHelp()
  // The campus’ own numbers already include the health centre.
  const hrefs = ['tel:+254700000058', 'tel:+254700000190', 'tel:999', 'tel:1190', 'tel:+254700000199']
  await expect.poll(() => calls.elements().map((link) => link.getAttribute('href'))).toEqual(hrefs)
  await expect.element(dialog('Get help at once')).toMatchTextContent(/1190: one2one’s website, about 2014\. We have not called them/)
  await expect.element(dialog('Get help at once')).toMatchTextContent(/Numbers that begin with \+254 700 000 are samples: they reach nobody/)
  await expectAccessible()
})

test('a campus without numbers shows the health centre and the ambulance', async () => {
  const calls = await openHelp()
  await expect.poll(() => calls.elements().map((link) => link.getAttribute('href'))).toEqual(['tel:+254700000190', 'tel:+254700000199'])
})
