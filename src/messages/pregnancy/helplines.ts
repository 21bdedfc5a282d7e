import type { Call } from '@/domain/university/campus-contacts'

/** Where each national line was found, and how old that document is. None has been confirmed by a call. */
const sources: Readonly<Record<string, string>> = {
  'tel:1195': '1195: APO International, October 2024',
  'tel:1199': '1199: Ministry of Health, April 2020',
  'tel:1190': '1190: one2one’s website, about 2014',
  'tel:+254722178177': 'Befrienders Kenya: public directories, without a date',
}

/** The sources of the lines among these calls, as one sentence; null without any. */
export const helplineSources = (calls: readonly Pick<Call, 'href'>[]): string | null => {
  const found = calls.flatMap(({ href }) => sources[href] ?? [])
  return found.length === 0 ? null : `Where we found these lines, and when: ${found.join('; ')}. We have not called them.`
}

const sampleNumber = /^tel:\+254700000\d{3}$/

export const sampleText = 'Numbers that begin with +254 700 000 are samples: they reach nobody.'

export const hasSample = (calls: readonly Pick<Call, 'href'>[]): boolean => calls.some(({ href }) => sampleNumber.test(href))
