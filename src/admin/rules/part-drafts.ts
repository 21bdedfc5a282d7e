import * as v from 'valibot'
import { parseJson } from '@/kit/rules/parse-json'

/** A part of an item as it is typed. */
export type PartDraft = { readonly id: string; readonly values: Readonly<Record<string, string>> }

const partsSchema = v.array(v.object({ id: v.string(), values: v.record(v.string(), v.string()) }))

/** The parts of a draft. A draft holds text alone, so they are stored as JSON; none is the empty text. */
export const partDraftsOf = (text: string): readonly PartDraft[] => {
  const parsed = v.safeParse(partsSchema, parseJson(text))
  return parsed.success ? parsed.output : []
}

export const partDraftsText = (parts: readonly PartDraft[]): string => (parts.length === 0 ? '' : JSON.stringify(parts))
