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
        { label: 'Campus Security', value: '0712 345 658' },
        { label: 'Campus Health Centre', value: '0700000190' },
        { label: 'Police, fire or ambulance', value: '999' },
        { label: 'one2one, health questions of young people', value: '1190' },
        { label: 'Ward', value: 'Block B' },
      ],
    }),
  ])
  const calls = await openHelp()
  const hrefs = ['tel:+254712345658', 'tel:999', 'tel:112', 'tel:1199', 'tel:+254722178177', 'tel:1195', 'tel:1190']
  await expect.poll(() => calls.elements().map((link) => link.getAttribute('href'))).toEqual(hrefs)
  await dialog('Get help at once').getByText('Where these numbers come from').click()
  await expect
    .element(dialog('Get help at once'))
    .toMatchTextContent(/1190\s*Last confirmed in a document of about 2014: one2one/)
  await expect.element(dialog('Get help at once')).toMatchTextContent(/We have not called the lines/)
  const own = dialog('Get help at once').getByRole('list', { name: 'At TUM' }).getByRole('listitem')
  await expect
    .poll(() => own.elements().map((item) => item.textContent.trim()))
    .toEqual([
      'Campus Security +254 712 345 658',
      'Ward Block B',
      'Campus Health Centre +254 700 000 190',
      'Ambulance +254 700 000 199',
    ])
  await expect.element(dialog('Get help at once').getByText('Sample number, not callable')).toBeVisible()
  await expectAccessible()
})

test('a campus without numbers has those of the country, and samples that cannot be called', async () => {
  const calls = await openHelp()
  await expect.element(dialog('Get help at once').getByText('+254 700 000 190', { exact: false })).toBeVisible()
  expect(calls.elements().map((link) => link.getAttribute('href'))).toEqual([
    'tel:999',
    'tel:112',
    'tel:1199',
    'tel:+254722178177',
    'tel:1195',
    'tel:1190',
  ])
})
