import { placesOf } from './at-rest.ts'
import { expectToast } from './app.ts'
import { dayFromNow } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { address, chooseFile, dialog, history, makeBackup, marker, markedLog, openWith, section, settings, signOut, tab, threePeriods, today } from './period-tracker.ts'

type Backup = { days: unknown[]; profile: unknown }

test.describe('a backup', () => {
  test('brings back, after everything was erased, exactly what was there', async ({ page, server }) => {
    await openWith(page, await server.addPerson('Amina Juma'), markedLog)
    await today(page).getByRole('button', { name: 'Headache' }).click()
    await today(page).getByRole('button', { name: 'Save today' }).click()
    await expectToast(page, 'Success', 'Period data saved successfully')
    await tab(page, 'History').click()
    await history(page).nth(1).getByRole('button', { name: /^Change the period/ }).click()
    await dialog(page).getByRole('button', { name: 'Leave this cycle out' }).click()
    await expect(history(page).nth(1)).toContainText('Left out')
    await page.goto(settings)
    const before = await makeBackup(page)
    const kept: Backup = JSON.parse(before)
    expect(kept.days).toHaveLength(16)
    await expect(section(page, 'Backup')).toContainText('It holds everything.')

    await section(page, 'Delete everything').getByRole('button').click()
    await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
    await expectToast(page, 'Everything is deleted', 'Nothing of your log is left on this phone.')
    expect(await placesOf(page, marker)).toEqual([])

    await chooseFile(page, 'backup.json', before)
    const backup = section(page, 'Backup')
    await expect(backup.locator('dl')).toHaveText('added16changed0unchanged0')
    await backup.getByRole('button', { name: 'Take it in' }).click()
    await expectToast(page, 'Taken in', '16 days added, 0 changed.')
    const after: Backup = JSON.parse(await makeBackup(page))
    expect(after.days).toEqual(kept.days)
    expect(after.profile).toEqual(kept.profile)
    await chooseFile(page, 'backup.json', before)
    await expect(backup).toContainText('Everything in this file is in your log already.')
    await expect(backup.getByRole('button', { name: 'Take it in' })).toBeDisabled()
  })

  test('with a passphrase is readable by nobody, and opens with the right one alone', async ({ page, server }) => {
    const amina = await server.addPerson('Amina Juma')
    const baraka = await server.addPerson('Baraka Otieno')
    await openWith(page, amina, markedLog, '?view=settings')
    const sealed = await makeBackup(page, 'mti mkavu 2026')
    for (const word of [marker, 'cramps', dayFromNow(-20)]) expect(sealed).not.toContain(word)
    await signOut(page, 'open')
    await openWith(page, baraka, [], '?view=settings')
    await chooseFile(page, 'backup.json', sealed)
    const backup = section(page, 'Backup')
    const passphrase = backup.getByLabel(/^Passphrase of the file/).first()
    await passphrase.fill('mti mbichi 2026')
    await backup.getByRole('button', { name: 'Open the file' }).click()
    await expect(backup.getByText(/^It does not open/)).toBeVisible()
    await passphrase.fill('mti mkavu 2026')
    await backup.getByRole('button', { name: 'Open the file' }).click()
    await backup.getByRole('button', { name: 'Take it in' }).click()
    await expectToast(page, 'Taken in', '15 days added, 0 changed.')
    await page.goto(`${address}?tab=history`)
    await expect(history(page).first()).toContainText(marker)
  })

  test('where a day is in both, the person says which is kept', async ({ page, server }) => {
    await openWith(page, await server.addPerson('Amina Juma'), [{ date: dayFromNow(-3), flow: 'light', notes: 'Mine' }], '?view=settings')
    const theirs = { date: dayFromNow(-3), flow: 'heavy', symptoms: ['acne'], mood: null, notes: 'Theirs', soaked: false, severePain: false }
    await chooseFile(page, 'backup.json', JSON.stringify({ format: 'comrade-cycle', version: 1, madeAt: null, days: [theirs], profile: null }))
    const backup = section(page, 'Backup')
    await expect(backup.locator('dl')).toHaveText('added0changed1unchanged0')
    await backup.getByRole('radio', { name: 'Keep mine, and put both notes together' }).check()
    await backup.getByRole('button', { name: 'Take it in' }).click()
    await expectToast(page, 'Taken in', '0 days added, 1 changed.')
    const { days }: Backup = JSON.parse(await makeBackup(page))
    expect(days).toMatchObject([{ flow: 'light', symptoms: ['acne'], notes: 'Mine\nTheirs' }])
  })
})

test.describe('files of others', () => {
  test('a table is read by what the person says of its columns', async ({ page, server }) => {
    await openWith(page, await server.addPerson('Amina Juma'), [], '?view=settings')
    await chooseFile(page, 'mine.csv', `Tarehe;Damu;Zaidi\n${dayFromNow(-9)};nyingi;Exam\nnot a day;kidogo;\n${dayFromNow(-8)};kidogo;\n`)
    const backup = section(page, 'Backup')
    await expect(backup.getByLabel('Tarehe')).toHaveValue('date')
    await expect(backup.getByLabel('Damu')).toHaveValue('flow')
    await backup.getByLabel('Zaidi').selectOption('Notes')
    await backup.getByRole('button', { name: 'Go on' }).click()
    await expect(backup.locator('dl')).toHaveText('added2changed0unchanged0')
    await backup.getByText('Not taken in: 1').click()
    await expect(backup.getByText('Line 3: The date cannot be read')).toBeVisible()
    await backup.getByRole('button', { name: 'Take it in' }).click()
    const { days }: Backup = JSON.parse(await makeBackup(page))
    expect(days).toMatchObject([{ date: dayFromNow(-9), flow: 'heavy', notes: 'Exam' }, { date: dayFromNow(-8), flow: 'light' }])
  })

  test('of Flo’s export it is said what has no place here', async ({ page, server }) => {
    await openWith(page, await server.addPerson('Amina Juma'), [], '?view=settings')
    const cycle = { period_start_date: `${dayFromNow(-30)} 00:00:00.0`, period_end_date: `${dayFromNow(-27)} 00:00:00.0` }
    const events = [{ date: dayFromNow(-30), category: 'Sport', subcategory: 'Yoga' }, { date: dayFromNow(-29), category: 'Sport', subcategory: 'Yoga' }]
    await chooseFile(page, 'flo.json', JSON.stringify({ operationalData: { cycles: [cycle], point_events_manual_v2: events } }))
    const backup = section(page, 'Backup')
    await expect(backup.getByText('From Flo: 4 days.')).toBeVisible()
    await backup.getByText('Not taken in: 1').click()
    await expect(backup.getByText('Sport: Yoga (2)')).toBeVisible()
  })

  test('what is no log at all is refused, and changes nothing', async ({ page, server }) => {
    await openWith(page, await server.addPerson('Amina Juma'), threePeriods, '?view=settings')
    await chooseFile(page, 'page.html', '<!doctype html><p>Not a log</p>')
    await expect(section(page, 'Backup').getByRole('alert')).toContainText('This is not a backup of Comrade')
  })
})

test('the calendar file is discreet unless the person asks for plain words', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods, '?view=settings')
  const calendar = section(page, 'Calendar file')
  const save = async () => {
    const download = page.waitForEvent('download')
    await calendar.getByRole('button', { name: 'Save calendar file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('comrade.ics')
    const stream = await file.createReadStream()
    return (await stream.toArray()).join('')
  }
  const discreet = await save()
  expect(discreet.match(/BEGIN:VEVENT/g)).toHaveLength(6)
  expect(discreet).toContain(`DTSTART;VALUE=DATE:${dayFromNow(12).replaceAll('-', '')}`)
  expect(discreet).not.toMatch(/period/i)
  await calendar.getByRole('switch', { name: 'Say plainly what it is' }).check()
  expect(await save()).toMatch(/period/i)
})
