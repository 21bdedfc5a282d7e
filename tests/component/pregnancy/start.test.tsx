import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn } from '../signed-in'
import { storedText } from '../stored-text'
import { daysFromNow, endBy, openPregnancy, region } from './pregnancy'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

test('all four ways to begin are whole, and none fades as if there were more', async () => {
  await page.viewport(360, 740)
  await openPregnancy()
  const ways = page.getByRole('group', { name: 'Count from' })
  await expect.element(ways).toBeVisible()
  expect(getComputedStyle(ways.element()).maskImage).toBe('none')
  expect(ways.element().scrollWidth).toBeLessThanOrEqual(ways.element().clientWidth)
})

const start = () => page.getByRole('button', { name: 'Start tracking' })
const due = daysFromNow(280 - 87)

describe('a pregnancy is tracked from', () => {
  test.each([
    { way: 'Last period', fields: { 'First day of your last period': daysFromNow(-87) } },
    { way: 'Due date', fields: { 'Due date': due } },
    { way: 'Conception', fields: { 'Day of conception': daysFromNow(-73) } },
    { way: 'I know my week', fields: { 'Full weeks': '12', 'and days': '3' } },
  ])('$way', async ({ way, fields }) => {
    const { unsent } = await openPregnancy()
    await page.getByRole('button', { name: way }).click()
    for (const [label, value] of Object.entries(fields))
      await userEvent.fill(page.getByLabelText(label, { exact: true }), value)
    await expect.element(page.getByText('12w 3d today.', { exact: false })).toBeVisible()
    await start().click()
    const own = region('Your pregnancy')
    await expect.element(own).toMatchTextContent('12w 3d')
    await expect.element(own).toMatchTextContent('Week 12')
    await expect.element(own).toMatchTextContent('First trimester')
    await expect.element(own).toMatchTextContent('193 days to go')
    await expect
      .element(own.getByRole('progressbar'))
      .toHaveAttribute('aria-valuetext', '12 weeks and 3 days of 40 weeks')
    expect(await unsent()).toMatchObject([
      { action: 'insert', values: { pregnancy_start_date: daysFromNow(-87), due_date: due, current_week: 12 } },
    ])
  })

  test('the last logged period by default', async () => {
    await openPregnancy({ lastPeriod: daysFromNow(-20) })
    await expect.element(page.getByLabelText('First day of your last period')).toHaveValue(daysFromNow(-20))
  })

  test('nothing by default where the last period belongs to a pregnancy that has ended', async () => {
    await openPregnancy({ lastPeriod: daysFromNow(-69), offeredStart: null })
    await expect.element(page.getByLabelText('First day of your last period')).toHaveValue('')
    await expect.element(page.getByText('The baby is due', { exact: false })).not.toBeInTheDocument()
  })
})

describe('a start', () => {
  test('keeps what is typed, and nothing of the cycle log', async () => {
    signedIn()
    await openPregnancy({ lastPeriod: daysFromNow(-20) })
    await page.getByRole('button', { name: 'I know my week' }).click()
    await userEvent.fill(page.getByLabelText('Full weeks'), '12')
    expect(storedText()).toMatch(/week.{1,6}12/)
    await page.getByRole('button', { name: 'Last period' }).click()
    await expect.element(page.getByLabelText('First day of your last period')).toHaveValue(daysFromNow(-20))
    expect(storedText()).not.toContain(daysFromNow(-20))
  })

  test('that is invalid shows why, and stores nothing', async () => {
    const { unsent } = await openPregnancy()
    await start().click()
    const lastPeriod = page.getByLabelText('First day of your last period')
    await expect.element(lastPeriod).toHaveFocus()
    await expect.element(page.getByText('Choose the first day of your last period.')).toBeVisible()
    await userEvent.fill(lastPeriod, daysFromNow(1))
    await expect
      .element(page.getByText('That day is still to come. Choose the day on which your last period began.'))
      .toBeVisible()
    await page.getByRole('button', { name: 'I know my week' }).click()
    await userEvent.fill(page.getByLabelText('Full weeks'), '43')
    await start().click()
    await expect.element(page.getByText('Write a week from 1 to 42.')).toBeVisible()
    expect(await unsent()).toEqual([])
  })

  test('that the phone cannot store keeps the form’s values and shows an error', async () => {
    await openPregnancy()
    await userEvent.fill(page.getByLabelText('First day of your last period'), daysFromNow(-87))
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room left', 'QuotaExceededError')
    })
    await start().click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to save pregnancy data')
    await expect.element(page.getByLabelText('First day of your last period')).toHaveValue(daysFromNow(-87))
  })

  test('that the server rejects shows an error, links to the reason, and can be removed', async () => {
    const { db, unsent } = await openPregnancy()
    await userEvent.fill(page.getByLabelText('First day of your last period'), daysFromNow(-87))
    await start().click()
    await expect.element(page.getByText('waiting to be sent', { exact: false })).toBeVisible()
    await db.operations.toCollection().modify({ attempted: true, state: 'rejected' })
    await expect.element(page.getByText('Failed to save pregnancy data')).toBeVisible()
    await expect.element(page.getByText('Your changes could not be saved online.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/profile?view=unsent')
    await endBy('I turned this on by mistake')
    await page.getByRole('button', { name: 'Remove the record' }).click()
    await expect.element(page.getByRole('heading', { name: 'Track a pregnancy' })).toBeVisible()
    expect(await unsent()).toEqual([])
  })
})
