import { plainText } from '@/kit/rules/plain-text'
import type { Json, Values } from './values'

const plain = (value: Json): Json => {
  if (typeof value === 'string') return plainText(value)
  if (typeof value !== 'object' || value === null) return value
  return isList(value) ? value.map(plain) : plainValues(value)
}

const isList = (value: readonly Json[] | Values): value is readonly Json[] => Array.isArray(value)

/** The values as the database takes them, whichever form they come from: it refuses texts with marks. */
export const plainValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [column, plain(value)]))
