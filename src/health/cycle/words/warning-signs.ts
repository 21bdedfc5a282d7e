import type { WarningSign } from '@/health/cycle/rules/warning-signs'
import * as messages from '#words/health/cycle/warning-signs'

/** Gentle texts with their sources. They never name an illness. */
export const warningSignTexts = {
  'bleeding-in-pregnancy': { reason: messages.bleedingInPregnancy, source: messages.antenatalSource },
  'pain-in-pregnancy': { reason: messages.painInPregnancy, source: messages.antenatalSource },
  'bleeding-after-test': { reason: messages.bleedingAfterTest, source: messages.ectopicSource },
  'pain-after-test': { reason: messages.painAfterTest, source: messages.ectopicSource },
  'heavy-after-birth': { reason: messages.heavyAfterBirth, source: messages.postnatalSource },
  'pain-after-birth': { reason: messages.painAfterBirth, source: messages.postnatalSource },
  'heavy-after-loss': { reason: messages.heavyAfterLoss, source: 'NHS, Miscarriage' },
  'pain-after-loss': { reason: messages.painAfterLoss, source: 'NHS, Miscarriage' },
  length: { reason: messages.length, source: 'NHS, Periods; FIGO' },
  variation: { reason: messages.variation, source: 'NHS, Irregular periods; FIGO' },
  'long-bleeding': { reason: messages.longBleeding, source: 'NHS, Heavy periods' },
  heavy: { reason: messages.heavy, source: 'NHS, Heavy periods' },
  'none-for-long': { reason: messages.noneForLong, source: 'ACOG, Amenorrhea' },
  'after-year': { reason: messages.afterYear, source: 'NHS, Postmenopausal bleeding' },
  between: { reason: messages.between, source: 'NHS, Vaginal bleeding between periods' },
  'after-sex': { reason: messages.afterSex, source: 'NHS, Vaginal bleeding between periods or after sex' },
  pain: { reason: messages.pain, source: 'NHS, Period pain' },
} as const satisfies Record<WarningSign, { readonly reason: string; readonly source: string }>
