import { readFile } from 'node:fs/promises'
import { expectToast, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import {
  daysFromNow,
  endPregnancy,
  online,
  openPregnancyMode,
  pastPregnancies,
  region,
  sheet,
  storedRows,
} from './pregnancy.ts'

const expectedRow = () => ({
  pregnancy_start_date: daysFromNow(-87),
  due_date: daysFromNow(280 - 87),
  current_week: 12,
  appointments: [],
  symptoms: [],
  weight_tracking: [],
})

test(
  'a pregnancy started and ended offline survives a reload and is sent once',
  { tag: '@worker' },
  async ({ page, server, goOffline }) => {
    const amina = await openPregnancyMode(page, server, null)
    await untilReadyForOffline(page)
    const start = async () => {
      await page.getByLabel('First day of your last period').fill(daysFromNow(-87))
      await page.getByRole('button', { name: 'Start tracking' }).click()
      await expect(region(page, 'Your pregnancy')).toContainText('12w 3d')
    }
    const send = async () => {
      await server.start()
      await online(page)
      await expect.poll(() => unsent(page, amina.id)).toEqual([])
      expect(await storedRows(server, amina)).toMatchObject([expectedRow()])
    }
    await goOffline()
    await test.step('a start', async () => {
      await start()
      await expectToast(page, 'Saved on this phone', 'It is sent as soon as Comrade can be reached.')
      await page.reload()
      await expect(region(page, 'Your pregnancy')).toContainText('12w 3d')
      await expect(page.getByText('Your changes are saved on this phone and waiting to be sent.')).toBeVisible()
    })
    await test.step('danger signs and emergency numbers are one tap away at any scroll position', async () => {
      await page.getByRole('button', { name: 'The pregnancy has ended' }).scrollIntoViewIfNeeded()
      const danger = page.getByRole('button', { name: 'Danger signs and help' })
      await expect(danger).toBeInViewport()
      await danger.click()
      const help = sheet(page, 'Get help at once')
      for (const sign of ['Bleeding from the vagina', 'Pain in the chest', 'The baby moving less than before'])
        await expect(help.getByRole('list').first().getByText(sign)).toBeVisible()
      await expect(help.getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999')
      await expect(help.getByRole('link', { name: /1199/ })).toHaveAttribute('href', 'tel:1199')
      await expect(help.getByText('Sample number, not callable').first()).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await send()
    await expect(page.getByText('waiting to be sent')).toBeHidden()
    await goOffline()
    await test.step('after an end, another pregnancy can be started', async () => {
      await endPregnancy(page, 'I turned this on by mistake')
      await page.getByRole('button', { name: 'Remove the record' }).click()
      await start()
    })
    await send()
  },
)

test('a record is edited on the server; when it ends, it moves to the cycle log on the phone', async ({
  page,
  server,
}) => {
  const invalidAppointment = { date: 'soon', unknown: true }
  const amina = await openPregnancyMode(page, server, 200, {
    notes: 'My own words',
    appointments: [invalidAppointment],
  })
  const own = region(page, 'Your pregnancy')
  await own.getByRole('button', { name: 'Edit' }).click()
  await own.getByLabel('Baby name').fill('Zuri')
  await own.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success', 'Pregnancy data saved successfully')
  await page.getByRole('button', { name: 'Add an appointment' }).click()
  await sheet(page, 'New appointment').getByLabel('Day').fill(daysFromNow(30))
  await sheet(page, 'New appointment').getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => storedRows(server, amina))
    .toMatchObject([
      { baby_name: 'Zuri', notes: 'My own words', appointments: [invalidAppointment, { date: daysFromNow(30) }] },
    ])

  await endPregnancy(page, 'My baby is born')
  const form = page.getByRole('dialog')
  const download = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Save a copy' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('My own words')
  await form.getByLabel('Day of birth').fill(daysFromNow(-3))
  await form.getByRole('button', { name: 'Close the record' }).click()
  await expect(page.getByText('Your next visits')).toBeVisible()
  expect(await pastPregnancies(page, amina)).toEqual([
    { from: daysFromNow(-200), to: daysFromNow(-3), due: daysFromNow(80), ended: 'birth' },
  ])
  await expect.poll(() => storedRows(server, amina)).toEqual([])
})
