import type { Call } from '@/domain/university/campus-contacts'
import * as messages from './numbers.gen'

/** Where each national line was found, and how old that document is. None has been confirmed by a call. */
const sources: Readonly<Record<string, string>> = {
  'tel:1195': messages.source1195,
  'tel:1199': messages.source1199,
  'tel:1190': messages.source1190,
  'tel:+254722178177': messages.sourceBefrienders,
}

/** The sources of the lines among these calls, as one sentence; null without any. */
export const helplineSources = (calls: readonly Pick<Call, 'href'>[]): string | null => {
  const found = calls.flatMap(({ href }) => sources[href] ?? [])
  return found.length === 0 ? null : messages.sources({ sources: found.join('; ') })
}
