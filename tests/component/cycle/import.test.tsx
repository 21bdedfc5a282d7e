import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TextFile } from '@/kit/platform/save-file'
import { expectAccessible } from '../accessibility'
import { backup, chooseFile, expectCounts, saveBackupAmong, settings, takeIn } from './backup-section'
import { daysAgo, openTracker, threePeriods } from './tracker'

const files = vi.hoisted(() => [] as TextFile[])
vi.mock('@/kit/platform/save-file', () => ({
  downloadFile: (file: TextFile) => void files.push(file),
  canShareFile: () => false,
}))
const saveBackup = () => saveBackupAmong(files)

describe('a file of another app', () => {
  test('that is a table is read after the user has assigned its columns', async () => {
    await openTracker('period-tracker', { at: settings })
    await chooseFile(
      'mine.csv',
      `Tarehe;Damu;Zaidi\n${daysAgo(9)};nyingi;Exam\nnot a day;kidogo;\n${daysAgo(8)};kidogo;\n`,
    )
    await expect.element(backup().getByLabelText('Tarehe')).toHaveValue('date')
    await expect.element(backup().getByLabelText('Damu')).toHaveValue('flow')
    await backup().getByLabelText('Zaidi').selectOptions('Notes')
    await backup().getByRole('button', { name: 'Go on' }).click()
    await expectCounts(2, 0, 0)
    await backup().getByText('Not taken in: 1 entry', { exact: true }).click()
    await expect.element(backup().getByText('Line 3: The date cannot be read')).toBeVisible()
    await takeIn().click()
    await expect.element(page.getByText('2 days added, 0 changed.')).toBeVisible()
    expect((await saveBackup()).days).toMatchObject([
      { date: daysAgo(9), flow: 'heavy', notes: 'Exam' },
      { date: daysAgo(8), flow: 'light' },
    ])
  })

  test('shows which entries are new, day by day, the latest first', async () => {
    await openTracker('period-tracker', { days: [{ date: daysAgo(8), flow: 'light' }], at: settings })
    await chooseFile(
      'mine.csv',
      `Date,Flow,Symptoms,Notes\n${daysAgo(9)},heavy,cramps,Exam\n${daysAgo(8)},heavy,,\n${daysAgo(7)},light,,\n`,
    )
    await backup().getByRole('button', { name: 'Go on' }).click()
    await expectCounts(2, 0, 1)
    await expect.element(backup().getByRole('listitem')).toHaveLength(0)
    await backup().getByText('Show the new entries').click()
    await expect.element(backup().getByRole('listitem')).toHaveLength(2)
    await expect.element(backup().getByRole('listitem').first()).toMatchTextContent('14 Nov 2026 Flow: Light')
    await expect
      .element(backup().getByRole('listitem').last())
      .toMatchTextContent('12 Nov 2026 Flow: Heavy · Cramps · Notes: Exam')
    // The reminder checkboxes are in rows that are high enough to tap as a whole.
    await expectAccessible(/too small: input "" 24x24$/)
  })

  test('shows the latest hundred of its days, and how many more there are', async () => {
    await openTracker('period-tracker', { at: settings })
    const rows = Array.from({ length: 103 }, (_, n) => `${daysAgo(n)},none,cramps`)
    await chooseFile('mine.csv', ['Date,Flow,Symptoms', ...rows].join('\n'))
    await backup().getByRole('button', { name: 'Go on' }).click()
    await backup().getByText('Show the new entries').click()
    await expect.element(backup().getByRole('listitem')).toHaveLength(101)
    await expect.element(backup().getByRole('listitem').last()).toMatchTextContent('and 3 more days')
  })

  test('with several lists asks for the columns of one after the other', async () => {
    await openTracker('period-tracker', { at: settings })
    const lists = {
      symptoms: [{ date: daysAgo(9), name: 'cramps' }],
      periods: [{ start: daysAgo(9), end: daysAgo(8) }],
    }
    await chooseFile('mine.json', JSON.stringify(lists))
    for (const name of ['periods', 'symptoms']) {
      await expect.element(backup()).toMatchTextContent(`What does each column of “${name}” mean?`)
      await backup().getByRole('button', { name: 'Go on' }).click()
    }
    await expectCounts(2, 0, 0)
    await takeIn().click()
    await expect.element(takeIn()).not.toBeInTheDocument()
    expect((await saveBackup()).days).toMatchObject([
      { date: daysAgo(9), flow: 'medium', symptoms: ['cramps'] },
      { date: daysAgo(8), flow: 'medium' },
    ])
  })

  test('of Apple Health is read in the background', async () => {
    await openTracker('period-tracker', { at: settings })
    const record = `<Record type="HKCategoryTypeIdentifierMenstrualFlow" startDate="${daysAgo(9)} 08:00:00 +0300" endDate="${daysAgo(9)} 08:00:00 +0300" value="HKCategoryValueMenstrualFlowHeavy"/>`
    await chooseFile(
      'export.xml',
      `<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n]>\n<HealthData locale="en_KE">\n ${record}\n</HealthData>`,
    )
    await expect.element(backup()).toMatchTextContent('From Apple Health: 1 day.')
    await expectCounts(1, 0, 0)
  })

  test('of Apple Health brings a method of contraception, and no settings', async () => {
    await openTracker('period-tracker', { at: settings })
    const record = (kind: string) =>
      `<Record type="HKCategoryTypeIdentifierContraceptive" startDate="${daysAgo(90)} 00:00:00 +0300" endDate="4001-01-01 03:00:00 +0300" value="HKCategoryValueContraceptive${kind}"/>`
    await chooseFile(
      'export.xml',
      `<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n]>\n<HealthData locale="en_KE">\n ${record('Implant')}\n${record('Oral')}\n</HealthData>`,
    )
    await expect.element(backup()).toMatchTextContent('And 1 method of contraception.')
    await expect
      .element(backup().getByRole('switch', { name: 'Take the file’s settings, too' }))
      .not.toBeInTheDocument()
    await backup().getByText('Not taken in: 1 entry', { exact: true }).click()
    await expect
      .element(backup().getByText('Contraceptive: Oral: please enter it in Comrade yourself (1)'))
      .toBeVisible()
    await takeIn().click()
    await expect.element(takeIn()).not.toBeInTheDocument()
    expect((await saveBackup()).profile).toMatchObject({
      methods: [{ method: 'implant', from: daysAgo(90), to: null }],
    })
  })

  test('whose days are partly still to come and partly not understood counts days and entries apart', async () => {
    await openTracker('period-tracker', { at: settings })
    const rows = [
      `${daysAgo(3)},light,itching`,
      `${daysAgo(2)},light,itching;burning`,
      `${daysAgo(-1)},light,`,
      `${daysAgo(-2)},light,itching`,
      'someday,heavy,',
    ]
    await chooseFile('mine.csv', ['Date,Flow,Symptoms', ...rows].join('\n'))
    await backup().getByRole('button', { name: 'Go on' }).click()
    await expectCounts(2, 0, 0)
    await backup().getByText('Not taken in: 4 days, 1 entry', { exact: true }).click()
    for (const line of [
      '2 days still to come',
      'symptom: itching (3)',
      'symptom: burning (1)',
      'Line 6: The date cannot be read',
    ])
      await expect.element(backup().getByText(line, { exact: true })).toBeVisible()
  })

  test('of My Calendar asks whether the day or the month comes first, where no date says it', async () => {
    await openTracker('period-tracker', { at: settings })
    await chooseFile(
      'calendar.txt',
      'Period Calendar\n\n03/04/2026\tPeriod starts\n05/04/2026\tNote:Bad cramps\nand more\n',
    )
    await expect
      .element(backup())
      .toMatchTextContent('This file does not say whether the day, the month or the year comes first.')
    await expect.element(backup()).toMatchTextContent('Such as: 03/04/2026, 05/04/2026')
    await expect.element(backup().getByLabelText('How dates are written')).toHaveValue('day-first')
    await backup().getByLabelText('How dates are written').selectOptions('Month first: 3/4 is 4 March')
    await backup().getByRole('button', { name: 'Go on' }).click()
    await expectCounts(2, 0, 0)
    await takeIn().click()
    await expect.element(takeIn()).not.toBeInTheDocument()
    expect((await saveBackup()).days).toMatchObject([
      { date: '2026-03-04', flow: 'medium' },
      { date: '2026-05-04', notes: 'Bad cramps\nand more' },
    ])
  })

  test('is asked for the order of the dates of the columns that are chosen, and once for all of its tables', async () => {
    await openTracker('period-tracker', { at: settings })
    await chooseFile('mine.csv', `Date,Written,Flow\n${daysAgo(9)},03/04/2026,heavy\n`)
    const order = backup().getByLabelText('How dates are written')
    await expect.element(backup().getByLabelText('Flow')).toHaveValue('flow')
    await expect.element(order).not.toBeInTheDocument()
    await backup().getByLabelText('Date', { exact: true }).selectOptions('Leave out')
    await backup().getByLabelText('Written').selectOptions('Date')
    await expect.element(order).toHaveValue('day-first')
    await backup().getByRole('button', { name: 'Cancel' }).click()

    await chooseFile(
      'mine.json',
      JSON.stringify({
        symptoms: [{ date: '05/06/2026', name: 'cramps' }],
        periods: [{ start: '03/04/2026', end: '03/04/2026' }],
      }),
    )
    await order.selectOptions('Month first: 3/4 is 4 March')
    await backup().getByRole('button', { name: 'Go on' }).click()
    await expect.element(backup()).toMatchTextContent('What does each column of “symptoms” mean?')
    await expect.element(order).not.toBeInTheDocument()
    await backup().getByRole('button', { name: 'Go on' }).click()
    await expectCounts(2, 0, 0)
    await takeIn().click()
    await expect.element(takeIn()).not.toBeInTheDocument()
    expect((await saveBackup()).days).toMatchObject([{ date: '2026-03-04' }, { date: '2026-05-06' }])
  })

  test('of which nothing can be read does not look as if all of it were there', async () => {
    await openTracker('period-tracker', { at: settings })
    await chooseFile('mine.csv', 'Date,Flow\nyesterday,light\ntoday,heavy\n')
    await backup().getByRole('button', { name: 'Go on' }).click()
    await expect.element(backup()).toMatchTextContent('Nothing could be read from this file.')
    await expect.element(takeIn()).toBeDisabled()
    await backup().getByText('Not taken in: 2 entries', { exact: true }).click()
    await expect.element(backup().getByText('Line 2: The date cannot be read')).toBeVisible()
  })

  test('from Flo lists what cannot be imported', async () => {
    await openTracker('period-tracker', { at: settings })
    const cycle = { period_start_date: `${daysAgo(30)} 00:00:00.0`, period_end_date: `${daysAgo(27)} 00:00:00.0` }
    const events = [30, 29].map((days) => ({ date: daysAgo(days), category: 'Sport', subcategory: 'Yoga' }))
    await chooseFile(
      'flo.json',
      JSON.stringify({ operationalData: { cycles: [cycle], point_events_manual_v2: events } }),
    )
    await expect.element(backup()).toMatchTextContent('From Flo: 4 days.')
    await backup().getByText('Not taken in: 2 days', { exact: true }).click()
    await expect.element(backup().getByText('Sport: Yoga (2)')).toBeVisible()
  })

  test('that is not a log is refused', async () => {
    await openTracker('period-tracker', { days: threePeriods, at: settings })
    await chooseFile('page.html', '<!doctype html><p>Not a log</p>')
    await expect.element(backup().getByRole('alert')).toMatchTextContent('This is not a backup of Comrade')
    await expect.element(takeIn()).not.toBeInTheDocument()
  })
})
