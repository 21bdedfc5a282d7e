import { useState } from 'react'
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { userDb } from '@/store/user-db'
import { pullState } from '@/store/sync/pull/pull-state'
import type { User } from '@/store/session/session-state'
import { changeProfile } from '@/health/cycle/rules/log-changes'
import type { CycleProfile, PastPregnancy } from '@/health/cycle/rules/log'
import { startValues } from '@/health/pregnancy/rules/record'
import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'
import { userId } from '@/kit/rules/ids'
import { PregnancyPanel } from '@/health/pregnancy'
import type { PregnancyPanelProps } from '@/health/pregnancy/pregnancy-panel'
import { renderRouted } from '../render'
import type { RowOf } from '@/store/sync/table-names'

export const today = isoDay('2026-11-21')
export const daysFromNow = (days: number): IsoDay => addDays(today, days)
beforeEach(() => pullState.setState({ status: 'done' }))
afterEach(() => pullState.setState(pullState.getInitialState(), true))

type Row = RowOf<'pregnancy_tracking'>
type Opened = { days?: number; row?: Partial<Row>; lastPeriod?: IsoDay | null; offeredStart?: IsoDay | null }

function Panel(props: Omit<PregnancyPanelProps, 'started' | 'onStarted'>) {
  const [started, setStarted] = useState(false)
  return <PregnancyPanel {...props} started={started} onStarted={() => setStarted(true)} />
}

/** Opens pregnancy mode, with a pregnancy that began this many days ago, or with none. */
export const openPregnancy = async ({ days, row, lastPeriod = null, offeredStart = lastPeriod }: Opened = {}) => {
  const user: User = { id: userId(crypto.randomUUID()), email: 'amina@students.example', fullName: 'Amina Juma' }
  const db = userDb(user.id)
  if (days !== undefined) {
    const lists = { appointments: [], symptoms: [], weight_tracking: [] }
    await db.replica('pregnancy_tracking').put({
      id: crypto.randomUUID(),
      rev: 1,
      ...startValues(daysFromNow(280 - days), today),
      baby_name: null,
      notes: null,
      ...lists,
      ...row,
    })
  }
  const onEnded = vi.fn<(past: PastPregnancy) => Promise<void>>(async () => {})
  const [onClosed, onLeave] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await renderRouted(
    <main id="main">
      <Panel
        person={user}
        today={today}
        onEnded={onEnded}
        onClosed={onClosed}
        onLeave={onLeave}
        lastPeriod={lastPeriod}
        offeredStart={offeredStart}
      />
    </main>,
  )
  const unsent = () => db.operations.orderBy('seq').toArray()
  /** The values that the unsent changes would write to the row on the server. */
  const unsentValues = async () =>
    Object.assign({}, ...(await unsent()).map((operation) => ('values' in operation ? operation.values : {})))
  const log = cycleLogStore(user.id)
  onTestFinished(log.follow())
  /** The profile of the open cycle log on the phone. */
  const profile = () => {
    const state = log.state.getState()
    return state.status === 'open' ? state.log.profile : null
  }
  const setProfile = (parts: Partial<CycleProfile>) => log.change(changeProfile(parts))
  return { user, db, onEnded, onClosed, onLeave, unsent, unsentValues, profile, setProfile }
}

export const region = (name: string) => page.getByRole('region', { name })
export const dialog = (name: string) => page.getByRole('dialog', { name })

export const endBy = async (choice: string) => {
  await page.getByRole('button', { name: 'The pregnancy has ended, or stop tracking' }).click()
  await dialog('Has the pregnancy ended?').getByRole('button', { name: choice }).click()
}
