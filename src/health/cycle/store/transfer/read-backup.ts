import * as v from 'valibot'
import type { DayLog } from '@/health/cycle/rules/log'
import { gatherDays, type FoundUnread, type Unsupported } from '@/health/cycle/rules/transfer/gather-days'
import type { FoundLog } from '@/health/cycle/rules/transfer/merge'
import { compareDays } from '@/kit/rules/day'
import { parseJson } from '@/kit/rules/parse-json'
import { cycleProfileSchema, dayLogSchema } from '../schema'
import { plainFormat, version } from './backup-format'
import { isKept, lostOfProfile } from './is-kept'
import { sealedFormat, sealedSchema, unseal } from './seal'

export type BackupReading =
  /** `unread`: what is invalid, and left out. */
  | {
      readonly kind: 'log'
      readonly log: FoundLog
      readonly madeAt: string | null
      readonly unread: readonly Unsupported[]
    }
  | { readonly kind: 'needs-passphrase' }
  /** Or the file was changed: the cipher cannot tell these apart. */
  | { readonly kind: 'wrong-passphrase' }
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'newer-version' }
  | { readonly kind: 'damaged' }

const fileSchema = v.object({
  format: v.literal(plainFormat),
  madeAt: v.fallback(v.nullable(v.string()), null),
  days: v.array(v.unknown()),
  profile: v.optional(v.unknown(), null),
})

const severeSchema = v.looseObject({ severePain: v.unknown() })

/** The mark of severe pain in version 1 is read as pain. */
const isKeptDay = (raw: unknown, day: DayLog): boolean =>
  isKept(v.is(severeSchema, raw) ? { ...raw, severePain: null } : raw, day)

/** If a day occurs twice, the last entry counts. */
const daysOf = (
  entries: readonly unknown[],
): { readonly days: readonly DayLog[]; readonly unread: readonly FoundUnread[] } => {
  const read = entries.map((raw) => ({ raw, day: v.safeParse(dayLogSchema, raw) }))
  const byDate = new Map(read.flatMap(({ day }) => (day.success ? [[day.output.date, day.output] as const] : [])))
  const unread = read.flatMap(({ raw, day }): readonly FoundUnread[] => {
    const kept = day.success && byDate.get(day.output.date)
    if (!kept) return [{ kind: 'unreadable-days' }]
    return isKeptDay(raw, kept) ? [] : [{ kind: 'unreadable-parts', date: kept.date }]
  })
  return { days: [...byDate.values()].toSorted((a, b) => compareDays(a.date, b.date)), unread }
}

const readPlain = (json: unknown): BackupReading => {
  const file = v.safeParse(fileSchema, json)
  if (!file.success) return { kind: 'damaged' }
  const { days: entries, profile: rawProfile, madeAt } = file.output
  const { days, unread } = daysOf(entries)
  const read = v.safeParse(cycleProfileSchema, rawProfile)
  const profile = read.success ? read.output : null
  const lost = Array.from({ length: lostOfProfile(rawProfile, profile) }, (): FoundUnread => ({
    kind: 'unreadable-profile',
  }))
  return { kind: 'log', log: { days, profile }, madeAt, unread: gatherDays([], [...unread, ...lost]).unread }
}

const readSealed = async (json: unknown, passphrase: string | undefined): Promise<BackupReading> => {
  const sealed = v.safeParse(sealedSchema, json)
  if (!sealed.success) return { kind: 'damaged' }
  if (passphrase === undefined) return { kind: 'needs-passphrase' }
  const text = await unseal(sealed.output, passphrase)
  return text === null ? { kind: 'wrong-passphrase' } : readPlain(parseJson(text))
}

const headerSchema = v.object({
  format: v.picklist([plainFormat, sealedFormat]),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
const formatSchema = v.object({ format: v.picklist([plainFormat, sealedFormat]) })

/** A truncated backup is not valid JSON, but is recognised by its beginning. */
const looksLikeBackup = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"comrade-cycle/u.test(text)

/** Reads a backup. Never throws, whatever the file contains. */
export const readBackup = async (text: string, passphrase?: string): Promise<BackupReading> => {
  const json = parseJson(text.replace(/^\ufeff/u, ''))
  if (json === undefined) return { kind: looksLikeBackup(text) ? 'damaged' : 'not-ours' }
  if (!v.is(formatSchema, json)) return { kind: 'not-ours' }
  if (!v.is(headerSchema, json)) return { kind: 'damaged' }
  if (json.version > version) return { kind: 'newer-version' }
  return json.format === plainFormat ? readPlain(json) : readSealed(json, passphrase)
}
