import { readFile } from 'node:fs/promises'
import { expectToast, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { daysFromNow, endBy, online, openedBy, pastPregnancies, region, sheet, stored, today } from './pregnancy.ts'

const success = ['Success', 'Pregnancy data saved successfully'] as const
const due = () => daysFromNow(280 - 87)
const held = () => ({ pregnancy_start_date: daysFromNow(-87), due_date: due(), current_week: 12, appointments: [], symptoms: [], weight_tracking: [] })

const ways = [
  { way: 'Last period', fields: () => ({ 'First day of your last period': daysFromNow(-87) }) },
  { way: 'Due date', fields: () => ({ 'Due date': due() }) },
  { way: 'Conception', fields: () => ({ 'Day of conception': daysFromNow(-73) }) },
  { way: 'I know my week', fields: () => ({ 'Full weeks': '12', 'and days': '3' }) },
]

for (const { way, fields } of ways) {
  test(`starts by: ${way}`, async ({ page, server }) => {
    const amina = await openedBy(page, server, null)
    await page.getByRole('button', { name: way }).click()
    for (const [label, value] of Object.entries(fields())) await page.getByLabel(label, { exact: true }).fill(value)
    await expect(page.getByRole('main')).toContainText('12w 3d today.')
    await page.getByRole('button', { name: 'Start tracking' }).click()
    await expectToast(page, ...success)
    const own = region(page, 'Your pregnancy')
    await expect(own).toContainText('12w 3d')
    await expect(own).toContainText('Week 12')
    await expect(own).toContainText('First trimester')
    await expect(own).toContainText('193 days to go')
    await expect(own.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 weeks and 3 days of 40 weeks')
    expect(await stored(server, amina)).toMatchObject([held()])
  })
}

test('a start that cannot be says why, and keeps nothing', async ({ page, server }) => {
  const amina = await openedBy(page, server, null)
  await page.getByRole('button', { name: 'Start tracking' }).click()
  await expect(page.getByLabel('First day of your last period')).toBeFocused()
  await expect(page.getByText('Choose the first day of your last period.')).toBeVisible()
  await page.getByLabel('First day of your last period').fill(daysFromNow(1))
  await expect(page.getByText('That day is still to come. Choose the day on which your last period began.')).toBeVisible()
  await page.getByRole('button', { name: 'I know my week' }).click()
  await page.getByLabel('Full weeks').fill('43')
  await page.getByRole('button', { name: 'Start tracking' }).click()
  await expect(page.getByText('Write a week from 1 to 42.')).toBeVisible()
  expect(await unsent(page, amina.id)).toEqual([])
  expect(await stored(server, amina)).toEqual([])
})

test('a start without a network survives a reload and is sent once', { tag: '@worker' }, async ({ page, server, goOffline }) => {
  const amina = await openedBy(page, server, null)
  await untilReadyForOffline(page)
  await goOffline()
  await page.getByLabel('First day of your last period').fill(daysFromNow(-87))
  await page.getByRole('button', { name: 'Start tracking' }).click()
  await expectToast(page, 'Saved on this phone', 'It is sent as soon as Comrade can be reached.')
  await page.reload()
  await expect(region(page, 'Your pregnancy')).toContainText('12w 3d')
  await expect(page.getByText('Your changes are saved on this phone and waiting to be sent.')).toBeVisible()
  await server.start()
  await online(page)
  await expect.poll(() => unsent(page, amina.id)).toEqual([])
  await expect(page.getByText('waiting to be sent')).toBeHidden()
  expect(await stored(server, amina)).toMatchObject([held()])
})

test('a phone that cannot keep it says so, and the form stays filled in', async ({ page, server }) => {
  const amina = await openedBy(page, server, null)
  await page.getByLabel('First day of your last period').fill(daysFromNow(-87))
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room left', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Start tracking' }).click()
  await expectToast(page, 'Error', 'Failed to save pregnancy data', 'destructive')
  await expect(page.getByLabel('First day of your last period')).toHaveValue(daysFromNow(-87))
  expect(await stored(server, amina)).toEqual([])
})

test('what the server refuses is said, leads to why, and can be taken back', async ({ page, server, expectTrouble }) => {
  expectTrouble(/400.*\/rest\/v1\/pregnancy_tracking/)
  const amina = await openedBy(page, server, null)
  await page.route(/\/rest\/v1\/pregnancy_tracking/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    return route.fulfill({ status: 400, json: { code: '23514', message: 'violates a check', details: null, hint: null } })
  })
  await page.getByLabel('First day of your last period').fill(daysFromNow(-87))
  await page.getByRole('button', { name: 'Start tracking' }).click()
  await expectToast(page, 'Error', 'Failed to save pregnancy data', 'destructive')
  const word = page.getByRole('main').getByRole('alert')
  await expect(word).toContainText('Your changes could not be saved online.')
  await expect(word.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/profile?view=unsent')
  await endBy(page, 'I turned this on by mistake')
  await page.getByRole('button', { name: 'Remove the record' }).click()
  await expect(page.getByRole('heading', { name: 'Track a pregnancy' })).toBeVisible()
  expect(await unsent(page, amina.id)).toEqual([])
})

test('edit mode saves the clinic’s due date, a name and notes, and Cancel leaves all as it was', async ({ page, server }) => {
  const amina = await openedBy(page, server, 87)
  const own = region(page, 'Your pregnancy')
  await own.getByRole('button', { name: 'Edit' }).click()
  await own.getByLabel('Baby name').fill('Nobody')
  await own.getByRole('button', { name: 'Cancel' }).click()
  await expect(own).not.toContainText('Nobody')

  await own.getByRole('button', { name: 'Edit' }).click()
  await own.getByLabel('Due date').fill(daysFromNow(400))
  await own.getByRole('button', { name: 'Save Changes' }).click()
  await expect(own.getByText('That is more than 40 weeks away. Please check the date.')).toBeVisible()
  await own.getByLabel('Due date').fill(daysFromNow(280 - 101))
  await own.getByLabel('Baby name').fill('Zuri')
  await own.getByLabel('Notes').fill('Ask about iron')
  await own.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, ...success)
  await expect(own.getByRole('heading', { name: 'Zuri' })).toBeVisible()
  await expect(own).toContainText('14w 3d')
  await expect(own).toContainText('Second trimester')
  await expect(own).toContainText('Ask about iron')
  expect(await stored(server, amina)).toMatchObject([
    { due_date: daysFromNow(280 - 101), pregnancy_start_date: daysFromNow(-101), current_week: 14, baby_name: 'Zuri', notes: 'Ask about iron' },
  ])
})

test('appointments are added, changed and deleted; what cannot be read is kept', async ({ page, server }) => {
  const broken = { date: 'soon', kept: true }
  const amina = await openedBy(page, server, 87, { appointments: [broken, { id: 'a', date: daysFromNow(-7), place: 'First visit' }] })
  const visits = region(page, 'Appointments')
  const coming = visits.getByRole('list', { name: 'Appointments to come' }).getByRole('listitem')
  await expect(visits.getByText('None to come.')).toBeVisible()
  await expect(visits.getByText('First visit')).toBeHidden()
  await visits.getByText('Past appointments (1)').click()
  await expect(visits.getByText('First visit')).toBeVisible()
  for (const [days, place] of [[30, 'Scan'], [10, 'Campus Health Centre']] as const) {
    await visits.getByRole('button', { name: 'Add an appointment' }).click()
    const form = sheet(page, 'New appointment')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Choose the day of the appointment.')).toBeVisible()
    await expect(form.getByLabel('Day')).toBeFocused()
    await form.getByLabel('Day').fill(daysFromNow(days))
    await form.getByLabel('Time').fill('09:30')
    await form.getByLabel('Where or with whom').fill(place)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
  }
  await expect(coming).toHaveText([/09:30 Next.*Campus Health Centre/, /Scan/])
  await visits.getByRole('button', { name: /Edit appointment: .*Scan/ }).click()
  await sheet(page, 'Edit appointment').getByLabel('Note').fill('Drink water')
  await sheet(page, 'Edit appointment').getByRole('button', { name: 'Save' }).click()
  await expect(coming.last()).toContainText('Drink water')
  await visits.getByRole('button', { name: /Edit appointment: .*Campus/ }).click()
  await sheet(page, 'Edit appointment').getByRole('button', { name: 'Delete' }).click()
  await expect(coming).toHaveText([/Next.*Scan.*Drink water/])
  await expect.poll(() => unsent(page, amina.id)).toEqual([])
  expect(await stored(server, amina)).toMatchObject([{ appointments: [broken, { id: 'a', place: 'First visit' }, { date: daysFromNow(30), time: '09:30', place: 'Scan', note: 'Drink water' }] }])
})

test('symptoms and weights are listed, and the chart says in words what it shows', async ({ page, server }) => {
  const amina = await openedBy(page, server, 87, { weight_tracking: [{ date: daysFromNow(-14), kg: 60 }] })
  await page.getByRole('button', { name: 'Add a symptom' }).click()
  await sheet(page, 'New symptom').getByLabel('What you feel').fill('Nausea')
  await sheet(page, 'New symptom').getByRole('button', { name: 'Save' }).click()
  await expect(region(page, 'Symptoms').getByRole('listitem')).toContainText(['Nausea'])
  const weights = region(page, 'Weight')
  await expect(weights.getByRole('img')).toBeHidden()
  for (const kg of ['19', '61,04 kg', '62.5']) {
    await page.getByRole('button', { name: 'Add a weight' }).click()
    const form = sheet(page, 'New weight')
    await form.getByLabel('Weight in kg').fill(kg)
    await form.getByRole('button', { name: 'Save' }).click()
    if (kg === '19') {
      await expect(form.getByText('Write your weight in kilograms, 20 to 250.')).toBeVisible()
      await form.getByRole('button', { name: 'Cancel' }).click()
    }
    await expect(form).toBeHidden()
  }
  await expect(weights.getByRole('listitem')).toHaveText([/62\.5 kg/, /60\.0 kg/])
  await expect(weights.getByRole('img')).toHaveAccessibleName(/^From 60\.0 kg on .* to 62\.5 kg on .*: 2\.5 kg more\.$/)
  await expect.poll(() => unsent(page, amina.id)).toEqual([])
  expect(await stored(server, amina)).toMatchObject([
    { symptoms: [{ date: today(), text: 'Nausea' }], weight_tracking: [{ date: daysFromNow(-14), kg: 60 }, { date: today(), kg: 62.5 }] },
  ])
})

for (const { choice, day, closing, ended } of [
  { choice: 'My baby is born', day: 'Day of birth', closing: 'Your next visits', ended: 'birth' },
  { choice: 'I lost the pregnancy', day: 'Day it ended', closing: 'It was not your fault.', ended: 'loss' },
]) {
  test(`an end by ${ended} is told to the cycle log, and leaves no row`, async ({ page, server }) => {
    const amina = await openedBy(page, server, 200, { notes: 'My own words' })
    await endBy(page, choice)
    const form = page.getByRole('dialog')
    await form.getByLabel(day).fill(daysFromNow(1))
    await form.getByRole('button', { name: 'Close the record' }).click()
    await expect(form.getByText('That day is still to come.')).toBeVisible()
    const download = page.waitForEvent('download')
    await form.getByRole('button', { name: 'Save a copy' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('My own words')
    await form.getByLabel(day).fill(daysFromNow(-3))
    await form.getByRole('button', { name: 'Close the record' }).click()
    await expect(page.getByText(closing)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Track a pregnancy' })).toBeHidden()
    expect(await pastPregnancies(page, amina)).toEqual([{ from: daysFromNow(-200), to: daysFromNow(-3), ended }])
    await expect.poll(() => stored(server, amina)).toEqual([])
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { name: 'Track a pregnancy' })).toBeVisible()
  })
}

test('turned on by mistake: the record goes, and nothing is told to the cycle log', async ({ page, server }) => {
  const amina = await openedBy(page, server, 40)
  await endBy(page, 'I turned this on by mistake')
  await page.getByRole('button', { name: 'Remove the record' }).click()
  await expect(page.getByRole('heading', { name: 'Track a pregnancy' })).toBeVisible()
  await expect.poll(() => stored(server, amina)).toEqual([])
  expect(await pastPregnancies(page, amina)).toEqual([])
})

test('a record that ends without a network makes room for the next one', { tag: '@worker' }, async ({ page, server, goOffline }) => {
  const amina = await openedBy(page, server, 250)
  await untilReadyForOffline(page)
  await goOffline()
  await endBy(page, 'I turned this on by mistake')
  await page.getByRole('button', { name: 'Remove the record' }).click()
  await page.getByLabel('First day of your last period').fill(daysFromNow(-87))
  await page.getByRole('button', { name: 'Start tracking' }).click()
  await expect(region(page, 'Your pregnancy')).toContainText('12w 3d')
  await server.start()
  await online(page)
  await expect.poll(() => unsent(page, amina.id)).toEqual([])
  expect(await stored(server, amina)).toMatchObject([held()])
})

test('from 42 weeks on it sends to the clinic and asks whether it has ended', async ({ page, server }) => {
  await openedBy(page, server, 43 * 7)
  const word = page.getByRole('main').getByRole('alert')
  await expect(word).toContainText('42 weeks or more. Please contact your clinic')
  await expect(region(page, 'Your pregnancy')).toContainText('Week 42')
  await word.getByRole('button', { name: 'It has ended' }).click()
  await expect(sheet(page, 'Has the pregnancy ended?')).toBeVisible()
})

test('until 42 weeks it only counts', async ({ page, server }) => {
  await openedBy(page, server, 41 * 7 + 6)
  await expect(region(page, 'Your pregnancy')).toContainText('41w 6d')
  await expect(region(page, 'Your pregnancy')).toContainText('13 days past the due date')
  await expect(page.getByText('42 weeks or more')).toBeHidden()
})

test('danger signs and numbers are one tap away at the top, far down and without a network', { tag: '@worker' }, async ({ page, server, goOffline }) => {
  await openedBy(page, server, 250)
  await untilReadyForOffline(page)
  await goOffline()
  await page.reload()
  const milestones = region(page, 'Week by week').getByRole('listitem')
  await expect(milestones.filter({ hasText: 'Week 32' })).toHaveAttribute('aria-current', 'step')
  await expect(milestones.filter({ hasText: 'Week 36' })).toContainText('Next')
  await expect(milestones.filter({ hasText: 'Week 28' })).toContainText('Passed')
  await page.getByRole('button', { name: 'The pregnancy has ended' }).scrollIntoViewIfNeeded()
  const danger = page.getByRole('button', { name: 'Danger signs and help' })
  await expect(danger).toBeInViewport()
  await danger.click()
  const help = sheet(page, 'Get help at once')
  await expect(help.getByRole('listitem')).toHaveCount(7)
  await expect(help.getByRole('link', { name: /Campus Health Centre/ })).toHaveAttribute('href', 'tel:+254700000090')
  await expect(help.getByRole('link', { name: /Ambulance/ })).toHaveAttribute('href', 'tel:+254700000099')
})
