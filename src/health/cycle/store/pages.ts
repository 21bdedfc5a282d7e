import * as v from 'valibot'
import { newProfile, type CycleLog, type DayLog } from '@/health/cycle/rules/log'
import type { IsoDay } from '@/kit/rules/day'
import type { BackupState } from './cycle-db'
import { dayLogVersion } from './day-log-version'
import { cycleProfileSchema, dayLogSchema } from './schema'
import { fromStored, knownVersions, toStored, type StoredDay } from './stored-day'

/** A page before it is encoded. */
export type Page = { readonly name: string; readonly content: PageContent }
type MonthContent = { readonly month: string; readonly days: readonly StoredDay[]; readonly schemaVersion: number }
type PageContent = MonthContent | { readonly profile: CycleLog['profile'] } | { readonly backup: BackupState }

const profileName = 'profile'
const monthOf = ({ date }: DayLog): string => date.slice(0, 'yyyy-mm'.length)

const pageSchema = v.union([
  // Days that the app wrote under this schema are valid. Checking ten years of them at every start would take long.
  v.object({
    month: v.string(),
    days: v.custom<readonly StoredDay[]>(Array.isArray),
    schemaVersion: v.picklist(knownVersions),
  }),
  v.object({ month: v.string(), days: v.array(v.unknown()), schemaVersion: v.optional(v.number(), 0) }),
  v.object({ profile: cycleProfileSchema }),
  v.object({ backup: v.object({ last: v.nullable(v.string()), unsavedSince: v.nullable(v.string()) }) }),
])

type ReadMonth = {
  readonly month: string
  readonly days: readonly DayLog[]
  /**
   * Written under an earlier schema, and readable without a loss: worth writing anew, so that it is converted only
   * once.
   */
  readonly isOutdated: boolean
}
type ReadPage = ReadMonth | Exclude<PageContent, MonthContent>

type StoredMonth = Extract<v.InferOutput<typeof pageSchema>, { readonly days: unknown }>
type KnownMonth = Extract<StoredMonth, { readonly days: readonly StoredDay[] }>
const isKnown = (month: StoredMonth): month is KnownMonth =>
  knownVersions.some((version) => version === month.schemaVersion)

/** Parses a decoded page and drops invalid days of other schema versions. Null if the page is invalid. */
export const readPage = (content: unknown): ReadPage | null => {
  const page = v.safeParse(pageSchema, content)
  if (!page.success) return null
  if (!('days' in page.output)) return page.output
  const { month, schemaVersion } = page.output
  if (isKnown(page.output))
    return {
      month,
      days: fromStored(page.output.days, page.output.schemaVersion),
      isOutdated: schemaVersion < dayLogVersion,
    }
  const days = page.output.days.flatMap((entry) => {
    const day = v.safeParse(dayLogSchema, entry)
    return day.success ? [day.output] : []
  })
  return { month, days, isOutdated: schemaVersion < dayLogVersion && days.length === page.output.days.length }
}

/** Combines pages into a log. */
export const logOf = (pages: readonly (ReadPage | null)[]): CycleLog => ({
  days: pages
    .flatMap((page) => (page && 'days' in page ? page.days : []))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  profile: pages.flatMap((page) => (page && 'profile' in page ? [page.profile] : [])).at(0) ?? newProfile,
})

/** The months to write anew. */
export const outdatedMonths = (pages: readonly (ReadPage | null)[]): readonly string[] =>
  pages.flatMap((page) => (page && 'days' in page && page.isOutdated ? [page.month] : []))

export const backupOf = (pages: readonly (ReadPage | null)[]): BackupState | null =>
  pages.flatMap((page) => (page && 'backup' in page ? [page.backup] : [])).at(0) ?? null

export const backupPage = (backup: BackupState): Page => ({ name: 'backup', content: { backup } })

const monthsOf = (days: readonly DayLog[]): ReadonlyMap<string, readonly DayLog[]> => {
  const months = new Map<string, DayLog[]>()
  for (const day of days) {
    const month = months.get(monthOf(day))
    if (month) month.push(day)
    else months.set(monthOf(day), [day])
  }
  return months
}

const sameDays = (some: readonly DayLog[] | undefined, others: readonly DayLog[] | undefined): boolean =>
  (some?.length ?? 0) === (others?.length ?? 0) && (some ?? []).every((day, index) => day === others?.[index])

/** The pages of some months. A month without days is an empty page. */
const monthPages = ({ days }: Pick<CycleLog, 'days'>, months: readonly string[]): readonly Page[] => {
  const listed = monthsOf(days)
  return months.map((month) => ({
    name: month,
    content: { month, days: (listed.get(month) ?? []).map(toStored), schemaVersion: dayLogVersion },
  }))
}

/** The pages that differ between two logs. */
const changedPages = (before: CycleLog, after: CycleLog): readonly Page[] => {
  const [old, now] = [monthsOf(before.days), monthsOf(after.days)]
  const months = [...new Set([...old.keys(), ...now.keys()])].filter(
    (month) => !sameDays(old.get(month), now.get(month)),
  )
  return [
    ...monthPages(after, months),
    ...(before.profile === after.profile ? [] : [{ name: profileName, content: { profile: after.profile } }]),
  ]
}

/** All pages of a log. */
export const allPages = (log: CycleLog): readonly Page[] => changedPages({ days: [], profile: newProfile }, log)

type LogRead = { readonly log: CycleLog; readonly backup: BackupState; readonly outdated: readonly string[] }

/**
 * The pages that a change of the log writes: those that it changes, the months of an earlier schema, and the first day
 * that no backup has.
 */
export const pagesAfter = (after: CycleLog, { log, backup, outdated }: LogRead, today: IsoDay): readonly Page[] => {
  const changed = changedPages(log, after)
  const unchanged = outdated.filter((month) => changed.every(({ name }) => name !== month))
  const isFirstUnsaved = backup.unsavedSince === null && changed.length > 0
  return [
    ...changed,
    ...monthPages(after, unchanged),
    ...(isFirstUnsaved ? [backupPage({ ...backup, unsavedSince: today })] : []),
  ]
}
