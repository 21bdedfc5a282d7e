import * as v from 'valibot'
import { isSameJson } from '@/kit/rules/same-json'

const objectSchema = v.record(v.string(), v.unknown())

/** True if a value of a file says nothing: no, none, or an empty text or list. */
const isNothing = (raw: unknown): boolean =>
  raw === null || raw === undefined || raw === false || raw === '' || (Array.isArray(raw) && raw.length === 0)

/** True if all that a part of a file says is in what was read of it. */
export const isKept = (raw: unknown, read: unknown): boolean => {
  if (isNothing(raw) || isSameJson(raw, read)) return true
  if (typeof raw === 'string') return raw.trim() === read
  if (Array.isArray(raw)) return Array.isArray(read) && raw.every((entry) => read.some((each) => isKept(entry, each)))
  return (
    v.is(objectSchema, raw) &&
    v.is(objectSchema, read) &&
    Object.entries(raw).every(([key, value]) => isKept(value, read[key]))
  )
}

/** The number of settings and entries of a profile were not read, or only in part. */
export const lostOfProfile = (raw: unknown, read: unknown): number => {
  if (!v.is(objectSchema, raw) || !v.is(objectSchema, read)) return isKept(raw, read) ? 0 : 1
  return Object.entries(raw).reduce((count, [key, value]) => {
    const parts: readonly unknown[] = Array.isArray(value) ? value.map((entry) => [entry]) : [value]
    return count + parts.filter((part) => !isKept(part, read[key])).length
  }, 0)
}
