import type { LeftOutReason } from '@/domain/cycle/log'

/** Why a cycle does not count. */
export const leftOutTexts = {
  illness: 'I was ill',
  stress: 'Stress or travel',
  contraception: 'Contraception or medicine',
  'not-logged': 'I did not log it well',
  other: 'Another reason',
} as const satisfies Record<LeftOutReason, string>
