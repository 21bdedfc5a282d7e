import * as v from 'valibot'
import type { DayLog } from '../../../domain/cycle/log'
import type { FoundLog } from '../../../domain/cycle/transfer/merge'
import { compareDays } from '@/domain/shared/day'
import { parseJson } from '@/domain/shared/parse-json'
import { cycleProfileSchema, dayLogSchema } from '../schema'
import { plainFormat, version } from './backup-format'
import { sealedFormat, sealedSchema, unseal } from './seal'

export type BackupReading =
  /** `unreadable`: how many invalid days were left out. */
  | { readonly kind: 'log'; readonly log: FoundLog; readonly madeAt: string | null; readonly unreadable: number }
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
  profile: v.fallback(v.nullable(cycleProfileSchema), null),
})

/** If a day occurs twice, the last entry counts. */
const daysOf = (entries: readonly unknown[]): { readonly days: readonly DayLog[]; readonly unreadable: number } => {
  const read = entries.flatMap((entry) => {
    const day = v.safeParse(dayLogSchema, entry)
    return day.success ? [day.output] : []
  })
  const days = [...new Map(read.map((day) => [day.date, day])).values()].toSorted((a, b) => compareDays(a.date, b.date))
  return { days, unreadable: entries.length - read.length }
}

const readPlain = (json: unknown): BackupReading => {
  const file = v.safeParse(fileSchema, json)
  if (!file.success) return { kind: 'damaged' }
  const { days: entries, profile, madeAt } = file.output
  const { days, unreadable } = daysOf(entries)
  return { kind: 'log', log: { days, profile }, madeAt, unreadable }
}

const readSealed = async (json: unknown, passphrase: string | undefined): Promise<BackupReading> => {
  const sealed = v.safeParse(sealedSchema, json)
  if (!sealed.success) return { kind: 'damaged' }
  if (passphrase === undefined) return { kind: 'needs-passphrase' }
  const text = await unseal(sealed.output, passphrase)
  return text === null ? { kind: 'wrong-passphrase' } : readPlain(parseJson(text))
}

const headerSchema = v.object({ format: v.picklist([plainFormat, sealedFormat]), version: v.pipe(v.number(), v.integer(), v.minValue(1)) })
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
