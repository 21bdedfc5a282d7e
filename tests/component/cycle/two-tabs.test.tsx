import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CycleDb, cycleDbName } from '@/health/cycle/store/cycle-db'
import { CycleLogStore } from '@/health/cycle/store/cycle-log-store'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { changeShape, editDay, type LogChange } from '@/health/cycle/rules/log-changes'
import { correctMethod, startMethod, stopMethods } from '@/health/cycle/rules/method-commands'
import type { MethodUse } from '@/health/cycle/rules/contraception'
import { emptyDay } from '@/health/cycle/rules/log'
import { withPack } from '@/health/cycle/rules/pill-pack'
import { daysAgo, newUser, openDialog, openTracker, period, region, threePeriods, today } from './tracker'

const card = () => region('Contraception')
const field = (label: string) => openDialog().getByLabelText(label)
const save = () => openDialog().getByRole('button', { name: 'Save' }).click()

const kind = 'pack-21-7'
const pill: MethodUse = {
  method: 'combined-pill',
  from: daysAgo(60),
  to: null,
  given: null,
  givenBefore: null,
  until: null,
  progestogen: null,
  packs: [{ kind, start: daysAgo(27) }],
}
const newPack = correctMethod(pill, { ...pill, packs: withPack(pill.packs, { kind, start: today }) })

type Tabs = {
  readonly inOther: (change: LogChange) => Promise<void>
  readonly methods: () => readonly MethodUse[] | undefined
}

/** Opens the method form here, and gives what another tab can do meanwhile. */
const openForm = async (...before: readonly LogChange[]): Promise<Tabs> => {
  const user = newUser()
  for (const change of before) await cycleLogStore(user.id).change(change)
  await openTracker('period-tracker', { user, days: threePeriods })
  await card()
    .getByRole('button', { name: /Add a method|Change/ })
    .click()
  await expect.element(openDialog()).toBeVisible()
  const other = new CycleLogStore(new CycleDb(cycleDbName(user.id)))
  const read = () => {
    const state = cycleLogStore(user.id).state.getState()
    return state.status === 'open' ? state.log.profile.methods : undefined
  }
  return {
    inOther: async (change) => {
      const then = read()
      await other.change(change)
      await expect.poll(read).not.toEqual(then)
    },
    methods: read,
  }
}

test('a form that is saved as it was opened keeps the pack that another tab has begun', async () => {
  const { inOther, methods } = await openForm(startMethod(pill))
  await inOther(newPack)
  await save()
  await expect.element(openDialog()).not.toBeInTheDocument()
  expect(methods()).toMatchObject([{ packs: [{ start: daysAgo(27) }, { start: today }] }])
})

test('what is edited in one tab and in the other is kept of a method', async () => {
  const { inOther, methods } = await openForm(startMethod(pill))
  await inOther(newPack)
  await userEvent.fill(field('Since'), daysAgo(59))
  await userEvent.fill(field('First pill of this pack'), daysAgo(26))
  await save()
  await expect.poll(methods).toMatchObject([{ from: daysAgo(59), packs: [{ start: daysAgo(26) }, { start: today }] }])
})

test('a method that another tab has added keeps its pack, and is not ended by a form that was opened before', async () => {
  const { inOther, methods } = await openForm()
  await inOther(startMethod(pill))
  await field('Method').selectOptions('Combined pill')
  await save()
  await expect.element(openDialog()).not.toBeInTheDocument()
  expect(methods()).toMatchObject([pill])
})

test('a form that says “None” as it was opened ends no method that another tab has added', async () => {
  const { inOther, methods } = await openForm()
  await inOther(startMethod(pill))
  await save()
  await expect.element(openDialog()).not.toBeInTheDocument()
  expect(methods()).toMatchObject([pill])
})

test('a method that another tab has stopped is not begun again', async () => {
  const { inOther, methods } = await openForm(startMethod(pill))
  await inOther(stopMethods(today))
  await userEvent.fill(field('Since'), daysAgo(50))
  await save()
  await expect.poll(methods).toMatchObject([{ from: daysAgo(50), to: today }])
})

test('lengths that are edited in two tabs are both kept', async () => {
  const user = newUser()
  await openTracker('period-tracker', { user, days: period(5), at: '?view=settings' })
  const cycle = region('Your cycle')
  await userEvent.fill(cycle.getByLabelText('Cycle length'), '31')
  await new CycleLogStore(new CycleDb(cycleDbName(user.id))).change(changeShape({ lutealLength: 12 }))
  await cycle.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Period data saved successfully')).toBeVisible()
  await expect
    .poll(() => cycleLogStore(user.id).state.getState())
    .toMatchObject({ log: { profile: { shape: { length: 31, lutealLength: 12 } } } })
})

test('symptoms that are tapped in two tabs are both kept, even if this one has not heard of the other yet', async () => {
  const user = newUser()
  await openTracker('period-tracker', { user, days: threePeriods })
  const day = region('Today')
  await expect.element(day.getByRole('button', { name: 'Headache' })).toBeVisible()
  const written = new CycleLogStore(new CycleDb(cycleDbName(user.id))).change(
    editDay(today, { symptoms: ['fatigue'] }, emptyDay(today)),
  )
  day
    .getByRole('button', { name: 'Headache' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await written
  await expect.element(page.getByText('Period data saved successfully')).toBeVisible()
  await expect
    .poll(() => cycleLogStore(user.id).state.getState())
    .toMatchObject({
      log: {
        days: expect.arrayContaining([
          expect.objectContaining({ date: today, symptoms: expect.arrayContaining(['headache', 'fatigue']) }),
        ]),
      },
    })
  for (const name of ['Headache', 'Fatigue'])
    await expect.element(day.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
})
