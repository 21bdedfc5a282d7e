import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CycleDb, cycleDbName } from '@/health/cycle/store/cycle-db'
import { userDb } from '@/store/user-db'
import { pullState } from '@/store/sync/pull/pull-state'
import { articleIds, trackerArticleIds } from '@/education/rules/articles'
import { startValues } from '@/health/pregnancy/rules/record'
import { addDays, type IsoDay } from '@/kit/rules/day'
import { expectAccessible } from '../accessibility'
import { onAnIPhone } from '../iphone'
import {
  daysAgo,
  openDialog,
  fillStorage,
  logDays,
  newUser,
  openTracker,
  period,
  region,
  threePeriods,
  today,
  trackers,
} from './tracker'

const glance = () => region('Today at a glance')
const form = () => region('Today')

describe.each(trackers)('/%s', (name) => {
  test('asks a signed-out user to log in, and shows the articles', async () => {
    await openTracker(name, { user: null })
    await expect.element(page.getByRole('heading', { name: 'Please log in to use the tracker' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect.element(page.getByRole('list', { name: 'Health articles' })).toBeVisible()
  })

  test('shows an error with a retry when the log cannot be opened', async () => {
    const open = IDBFactory.prototype.open
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
      this: IDBFactory,
      database: string,
      version?: number,
    ) {
      if (database.startsWith('comrade-cycle-of-')) throw new DOMException('broken', 'SecurityError')
      return open.call(this, database, version)
    })
    await openTracker(name)
    await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to fetch period data')
    await expect
      .element(page.getByText('The log on this phone cannot be opened just now. Nothing in it was changed.'))
      .toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('keeps the form’s text and shows an error when the phone cannot store it', async () => {
    await openTracker(name, { days: threePeriods, at: name === 'period-tracker' ? '' : '?tab=notes' })
    const notes = page.getByRole('textbox', { name: 'Notes' })
    await userEvent.fill(notes, 'Not lost')
    fillStorage()
    await page.getByRole('button', { name: 'Save today' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to save period data')
    await expect.element(notes).toHaveValue('Not lost')
  })

  test('offers a backup after 30 days without one, and not before', async () => {
    const user = newUser()
    await logDays(user, threePeriods)
    await openTracker(name, { user })
    await expect.element(page.getByRole('button', { name: 'Log today' })).toBeVisible()
    const offer = page.getByText('You have not made a backup for 30 days')
    await expect.element(offer).not.toBeInTheDocument()
    await new CycleDb(cycleDbName(user.id)).pages.put({
      id: 'backup',
      version: 'seeded',
      kind: 'plain',
      content: { backup: { last: null, unsavedSince: daysAgo(30) } },
    })
    await expect.element(offer).toBeVisible()
    await page.getByRole('button', { name: 'Make a backup' }).click()
    await expect.element(region('Backup')).toBeVisible()
  })

  test('warns in an iPhone’s browser from the first day that Safari may delete the log, and explains how to prevent it', async () => {
    onAnIPhone()
    await openTracker(name, { days: threePeriods })
    const warning = page.getByRole('status').filter({ hasText: 'Safari may delete this log' })
    await expect
      .element(warning)
      .toMatchTextContent(
        /once you have not opened it for a week.*starts empty.*Make a backup\..*Add to Home Screen.*take the backup in/,
      )
    await expectAccessible()
    await warning.getByRole('button', { name: 'Make a backup' }).click()
    await region('Backup')
      .getByRole('radio', { name: /^Without/ })
      .click()
    await region('Backup').getByRole('button', { name: 'Save backup' }).click()
    await page.getByRole('button', { name: 'Back to the tracker' }).click()
    await expect.element(page.getByRole('button', { name: 'Log today' })).toBeVisible()
    await expect.element(warning).not.toBeInTheDocument()
  })

  test('explains on an iPhone’s home screen, where the log starts empty, how to import the log from Safari', async () => {
    onAnIPhone({ installed: true })
    await openTracker(name)
    await expect.element(page.getByText(/Did you keep a log in Safari before\? That log is still there/)).toBeVisible()
    await expect.element(page.getByText('Safari may delete this log')).not.toBeInTheDocument()
  })
})

describe('today at a glance', () => {
  test('shows the day of the cycle and the next period', async () => {
    await openTracker('period-tracker', { days: threePeriods })
    await expect.element(glance()).toMatchTextContent('Day 21')
    await expect.element(glance()).toMatchTextContent('Thu 3 DecIn 12 days')
  })

  test('words a late period kindly', async () => {
    await openTracker('period-tracker', { days: [...period(61), ...period(33)] })
    await expect.element(glance()).toMatchTextContent('Waiting for your period')
    await expect.element(glance()).toMatchTextContent('Your period may be 2 days late')
  })

  test('predicts nothing during a pregnancy, and days can still be logged', async () => {
    const user = newUser()
    await logDays(user, threePeriods)
    const due: IsoDay = addDays(today, 200)
    const lists = { appointments: [], symptoms: [], weight_tracking: [] }
    await userDb(user.id)
      .replica('pregnancy_tracking')
      .put({ id: crypto.randomUUID(), rev: 1, ...startValues(due, today), baby_name: null, notes: null, ...lists })
    const { router } = await openTracker('period-tracker', { user })
    await expect.element(page.getByText('First trimester', { exact: false }).first()).toBeVisible()
    await expect.element(glance()).not.toBeInTheDocument()
    const mode = page.getByRole('switch', { name: 'Pregnancy mode' })
    await mode.click()
    await expect
      .element(glance())
      .toMatchTextContent('While you are pregnant, predictions pause. What you log is kept.')
    await form().getByRole('button', { name: 'Fatigue' }).click()
    await expect.element(page.getByText('Period data saved successfully')).toBeVisible()
    await mode.click()
    await expect.element(region('Your pregnancy')).toBeVisible()
    expect(router.state.location.search).toMatchObject({ mode: 'pregnancy' })
  })
})

test('pregnancy mode is turned on here and starts from the last logged period', async () => {
  await openTracker('period-tracker', { days: threePeriods })
  pullState.setState({ status: 'done' })
  await page.getByRole('switch', { name: 'Pregnancy mode' }).click()
  await expect.element(openDialog()).toMatchTextContent('Your cycle log stays.')
  await openDialog().getByRole('button', { name: 'Turn on' }).click()
  await expect.element(page.getByLabelText('First day of your last period')).toHaveValue(daysAgo(20))
  await expect.element(glance()).not.toBeInTheDocument()
})

test('a saved day is shown in the form again, and a toast confirms the save', async () => {
  const user = newUser()
  const { unmount } = await openTracker('period-tracker', { user, days: threePeriods })
  await expect.element(form().getByRole('group', { name: 'Flow' })).toHaveTextContent('FlowLightMediumHeavy')
  for (const name of ['Light', 'Headache', 'Calm']) await form().getByRole('button', { name }).click()
  await userEvent.fill(form().getByLabelText('Notes'), 'Exam today')
  await userEvent.tab()
  await expect.element(form().getByText('Not saved yet')).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').getByText('Period data saved successfully')).toBeVisible()
  await unmount()
  await openTracker('period-tracker', { user })
  for (const name of ['Light', 'Headache', 'Calm'])
    await expect.element(form().getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(form().getByLabelText('Notes')).toHaveValue('Exam today')
})

test('the education tab lists the articles and those that belong to the trackers', async () => {
  await openTracker('period-tracker', { days: threePeriods, at: '?tab=education' })
  const links = page.getByRole('list', { name: 'Health articles' }).getByRole('link')
  await expect.element(links).toHaveLength(articleIds.length + trackerArticleIds.length)
  await expect.element(links.first()).toHaveAttribute('href', '/education/menstrual-cycle')
})
