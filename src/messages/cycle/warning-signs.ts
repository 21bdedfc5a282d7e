import type { WarningSign } from '@/domain/cycle/warning-signs'

/** Gentle texts with their sources. They never name an illness. */
export const warningSignTexts = {
  'bleeding-in-pregnancy': { reason: 'You logged bleeding, and you are pregnant. Any bleeding in a pregnancy needs a check today.', source: 'WHO, antenatal care' },
  'pain-in-pregnancy': { reason: 'You noted severe pain, and you are pregnant.', source: 'WHO, antenatal care' },
  'heavy-after-birth': { reason: 'You soaked a pad after the birth.', source: 'WHO, postnatal care' },
  'pain-after-birth': { reason: 'You noted severe pain after the birth.', source: 'WHO, postnatal care' },
  'heavy-after-loss': { reason: 'You soaked a pad after the loss.', source: 'NHS, Miscarriage' },
  'pain-after-loss': { reason: 'You noted severe pain after the loss.', source: 'NHS, Miscarriage' },
  length: { reason: 'Your last three cycles were shorter than 21 days or longer than is usual.', source: 'NHS, Periods; FIGO' },
  variation: { reason: 'Your last three cycles differed by more than 9 days.', source: 'NHS, Irregular periods; FIGO' },
  'long-bleeding': { reason: 'You bled for longer than 7 days, spotting included.', source: 'NHS, Heavy periods' },
  heavy: { reason: 'A pad or tampon was soaked every one or two hours.', source: 'NHS, Heavy periods' },
  'none-for-long': { reason: 'No period is logged for 90 days.', source: 'ACOG, Amenorrhea' },
  between: { reason: 'There was bleeding between your periods in two cycles or more.', source: 'NHS, Vaginal bleeding between periods' },
  pain: { reason: 'You noted severe pain.', source: 'NHS, Period pain' },
} as const satisfies Record<WarningSign, { readonly reason: string; readonly source: string }>
