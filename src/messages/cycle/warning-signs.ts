import type { WarningSign } from '@/domain/cycle/warning-signs'

/** Gentle texts with their sources. They never name an illness. */
export const warningSignTexts = {
  length: { reason: 'Your last three cycles were shorter than 21 days or longer than is usual.', source: 'NHS, Periods; FIGO' },
  variation: { reason: 'Your last three cycles differed by more than 9 days.', source: 'NHS, Irregular periods; FIGO' },
  'long-bleeding': { reason: 'Your last period lasted longer than 7 days.', source: 'NHS, Heavy periods' },
  heavy: { reason: 'A pad or tampon was soaked every one or two hours.', source: 'NHS, Heavy periods' },
  'none-for-long': { reason: 'There has been no period for 90 days.', source: 'ACOG, Amenorrhea' },
  between: { reason: 'There was bleeding between your periods more than once.', source: 'NHS, Vaginal bleeding between periods' },
  pain: { reason: 'You noted severe pain.', source: 'NHS, Period pain' },
} as const satisfies Record<WarningSign, { readonly reason: string; readonly source: string }>
