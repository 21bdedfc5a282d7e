import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { lamConditions, lamHolds } from './breastfeeding'

const birth = isoDay('2026-01-31')
const afterBirth = { kind: 'after-birth', ended: birth, follows: 'birth' } as const
const fully = { birth, kind: 'fully' } as const
const holds = (...given: Parameters<typeof lamConditions>) => {
  const conditions = lamConditions(...given)
  return conditions && lamHolds(conditions)
}

/** WHO, Family Planning: the lactational amenorrhoea method. */
describe('breastfeeding protects', () => {
  it('while all three conditions hold', () => {
    expect(holds(afterBirth, fully, addDays(birth, 60))).toBe(true)
  })

  it('until the baby is six months old, and not on that day', () => {
    expect(holds(afterBirth, fully, isoDay('2026-07-30'))).toBe(true)
    expect(holds(afterBirth, fully, isoDay('2026-07-31'))).toBe(false)
  })

  it('not if the baby gets other food', () => {
    expect(holds(afterBirth, { birth, kind: 'partly' }, addDays(birth, 60))).toBe(false)
  })

  it('not once a period has come, after a loss, or before anything is said', () => {
    expect(holds({ kind: 'cycling' }, fully, addDays(birth, 60))).toBeNull()
    expect(holds({ kind: 'after-loss', ended: birth, follows: 'loss' }, fully, addDays(birth, 60))).toBeNull()
    expect(holds(afterBirth, null, addDays(birth, 60))).toBeNull()
    expect(holds(afterBirth, { birth, kind: 'none' }, addDays(birth, 60))).toBeNull()
  })

  it('not by what was said of an earlier child', () => {
    expect(
      holds({ kind: 'after-birth', ended: isoDay('2027-06-01'), follows: 'birth' }, fully, isoDay('2027-06-10')),
    ).toBeNull()
  })
})
