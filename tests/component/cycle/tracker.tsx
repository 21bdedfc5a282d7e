import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { setSessionState, type User } from '@/store/session/session-state'
import { putDays } from '@/health/cycle/rules/log-changes'
import { emptyDay, type DayLog } from '@/health/cycle/rules/log'
import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'
import { longDay } from '@/kit/words/format-day'
import { userId } from '@/kit/rules/ids'
import { routes } from '@/app/routes'
import { renderThemed } from '../render'
import { withoutId } from '../render-screens'

/** A Saturday. All dates of these tests are relative to it. */
export const today = isoDay('2026-11-21')
export const noon = Date.parse('2026-11-21T12:00:00+03:00')
beforeEach(() => void vi.setSystemTime(noon))
afterEach(() => void vi.useRealTimers())

export const daysAgo = (days: number): IsoDay => addDays(today, -days)

/** A user with an empty log. */
export const newUser = (): User => ({
  id: userId(crypto.randomUUID()),
  email: 'amina@students.example',
  fullName: 'Amina Juma',
})

type Day = Partial<DayLog> & Pick<DayLog, 'date'>

/** Five days of bleeding, none of them after today. */
export const period = (start: number): Day[] =>
  [0, 1, 2, 3, 4]
    .filter((n) => n <= start)
    .map((n) => ({ date: daysAgo(start - n), flow: n === 0 ? 'heavy' : 'medium' }))

/** Two complete cycles, of 28 and of 36 days; the third began 20 days ago. */
export const threePeriods = [...period(84), ...period(56), ...period(20)]

export const logDays = (user: User, days: readonly Day[]): Promise<void> =>
  cycleLogStore(user.id).change(putDays(days.map((day) => ({ ...emptyDay(day.date), ...day }))))

export const trackers = ['period-tracker', 'bloom-period-tracker'] as const
export type TrackerName = (typeof trackers)[number]
const routeOf = { 'period-tracker': routes.periodTracker, 'bloom-period-tracker': routes.cycleTracker }

type Opened = { user?: User | null; days?: readonly Day[]; at?: string; day?: IsoDay }

/** Opens one of the trackers at its own address with this log; any other address renders a placeholder. */
export const openTracker = async (name: TrackerName, { user = newUser(), days = [], at = '', day }: Opened = {}) => {
  if (user && days.length > 0) await logDays(user, days)
  setSessionState(user ? { status: 'in', user, sessionExpired: false } : { status: 'out' })
  const address = `/${name}`
  const rootRoute = createRootRoute({ notFoundComponent: () => <p>Another screen</p> })
  const route = createRoute({ ...withoutId(routeOf[name].options), getParentRoute: () => rootRoute, path: address })
  const history = createMemoryHistory({ initialEntries: [`${address}${at}`] })
  if (day) history.replace(`${address}${at}`, { day })
  const router = createRouter({ routeTree: rootRoute.addChildren([route]), history })
  await router.load()
  const { unmount } = await renderThemed(<RouterProvider router={router} />)
  return { router, history, unmount }
}

// In development React warns the first time that it waits for a lazy route component: both are loaded here, before any
// test.
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const [shown, name] of trackers.entries()) {
    await openTracker(name)
    await vi.waitUntil(() => document.forms.length > shown, 10_000)
  }
  vi.restoreAllMocks()
})

export const region = (name: string) => page.getByRole('region', { name, exact: true })
export const openDialog = () => page.getByRole('dialog')
export const historyItems = () => page.getByRole('list', { name: 'Period history' }).getByRole('listitem')

/** A day of the calendar. @param marks the rest of its accessible name, as the source of a regular expression */
export const calendarDay = (day: IsoDay, marks = '') =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${longDay(day)}${marks}`) })

/** From here on every write to this phone’s storage fails. */
export const fillStorage = () => {
  for (const write of ['put', 'add'] as const) {
    vi.spyOn(IDBObjectStore.prototype, write).mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
  }
}
