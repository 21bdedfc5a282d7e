import { isSameJson } from '@/kit/rules/same-json'

/** The parts that identify an entry of a list. */
const keyParts = ['date', 'start', 'from', 'taken', 'week', 'method'] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const partsOf = (record: object): readonly (readonly [string, unknown])[] => Object.entries(record)

const keyOf = (entry: unknown): unknown =>
  isRecord(entry) ? JSON.stringify(keyParts.map((part) => entry[part] ?? null)) : entry
const byKey = (entries: readonly unknown[]): ReadonlyMap<unknown, unknown> =>
  new Map(entries.map((entry) => [keyOf(entry), entry]))

/** An entry that was taken out of the stored list since stays out. */
const listWithEdits = (
  opened: readonly unknown[],
  edited: readonly unknown[],
  stored: readonly unknown[],
): readonly unknown[] => {
  const [before, after, now] = [byKey(opened), byKey(edited), byKey(stored)]
  const kept = [...now].flatMap(([key, entry]) => {
    if (!after.has(key)) return before.has(key) ? [] : [entry]
    return [before.has(key) ? valueWithEdits(before.get(key), after.get(key), entry) : after.get(key)]
  })
  return [...kept, ...[...after].filter(([key]) => !before.has(key) && !now.has(key)).map(([, entry]) => entry)]
}

const valueWithEdits = (opened: unknown, edited: unknown, stored: unknown): unknown => {
  if (isSameJson(opened, edited)) return stored
  if (isList(opened) && isList(edited) && isList(stored)) return listWithEdits(opened, edited, stored)
  return isRecord(opened) && isRecord(edited) && isRecord(stored) ? withEdits(opened, edited, stored) : edited
}

/**
 * Takes an edit out of a stored record: a part goes back only if it is still as the edit left it. A part that was
 * changed again since stays.
 */
export const withoutEdits = <Part extends object>(edited: Part, before: Part, stored: Part): Part => {
  const [after, now] = [new Map(partsOf(edited)), new Map(partsOf(stored))]
  const changed = partsOf(before).filter(([name, value]) => !isSameJson(value, after.get(name)))
  const isOwn = ([name]: readonly [string, unknown]): boolean =>
    isList(now.get(name)) || isRecord(now.get(name)) || isSameJson(now.get(name), after.get(name))
  return {
    ...stored,
    ...Object.fromEntries(
      changed.filter(isOwn).map(([name, value]) => [name, valueWithEdits(after.get(name), value, now.get(name))]),
    ),
  }
}

/**
 * Applies to a stored record what somebody has edited of the record that they saw: another tab may have changed the
 * rest since. Of a record only the parts that differ are taken, of a list only the entries.
 */
export const withEdits = <Part extends object>(opened: Part, edited: Part, stored: Part): Part => {
  const [before, now] = [new Map(partsOf(opened)), new Map(partsOf(stored))]
  const changed = partsOf(edited).filter(([name, value]) => !isSameJson(value, before.get(name)))
  if (changed.length === 0) return stored
  return {
    ...stored,
    ...Object.fromEntries(
      changed.map(([name, value]) => [name, valueWithEdits(before.get(name), value, now.get(name))]),
    ),
  }
}
