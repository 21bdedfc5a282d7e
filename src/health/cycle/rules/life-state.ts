import type { IsoDay } from '@/kit/rules/day'
import type { Bleeding } from './periods'
import type { AfterEnd } from './pregnancy-span'

/** The state of the body, as far as the log tells. It decides what is shown. */
export type LifeState =
  | { readonly kind: 'cycling' }
  | { readonly kind: 'pregnant' }
  /** Until the first period after it. `ended`: the day of the birth or of the loss. */
  | { readonly kind: 'after-birth' | 'after-loss'; readonly ended: IsoDay; readonly follows: AfterEnd }

export const lifeStateOf = ({ periods, pregnancies }: Bleeding): LifeState => {
  if (pregnancies.some(({ ended }) => ended === null)) return { kind: 'pregnant' }
  const last = pregnancies.at(-1)
  const hasPeriodSince = periods.some(({ start }) => last !== undefined && start > last.to)
  if (!last || last.follows === null || hasPeriodSince) return { kind: 'cycling' }
  return { kind: last.ended === 'birth' ? 'after-birth' : 'after-loss', ended: last.to, follows: last.follows }
}
