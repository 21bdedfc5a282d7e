import fc from 'fast-check'
import { dayMs } from '@/domain/shared/durations'

/** What can happen on a simulated phone. `pick` and `habit` choose among what exists at that moment. */
export type Action =
  | { readonly type: 'write'; readonly habit: number; readonly pick: number }
  | { readonly type: 'sign in'; readonly user: 'amina' | 'brian' }
  | { readonly type: 'sign out' | 'expire session' | 'expire tokens' | 'freeze' | 'thaw' | 'settle' | 'late requests arrive' }
  | { readonly type: 'network'; readonly up: boolean; readonly faultRate: number }
  | { readonly type: 'crash rate'; readonly rate: number }
  | { readonly type: 'drain'; readonly steal: boolean }
  | { readonly type: 'advance' | 'set clock'; readonly ms: number }
  /** Lets running drains proceed by this many steps. */
  | { readonly type: 'work'; readonly steps: number }
  | { readonly type: 'change elsewhere'; readonly change: 'edit price' | 'edit title' | 'delete'; readonly pick: number }

const writings = ['post', 'listing', 'edit', 'delete', 'like', 'bad post', 'bad edit', 'message'] as const
export type Writing = (typeof writings)[number]

/** What the people of one story write, often and less often. Only a few kinds, so that a story covers each in depth. */
export const habitsFrom = (random: () => number): readonly Writing[] => {
  const kinds = writings.map((kind) => ({ kind, order: random() })).toSorted((a, b) => a.order - b.order).slice(0, 1 + Math.floor(random() * 4)).map(({ kind }) => kind)
  return ['post', 'listing', ...kinds, ...kinds, ...kinds, ...kinds]
}

const pick = fc.nat(1000)

export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 40, arbitrary: fc.record({ type: fc.constant('write' as const), habit: pick, pick }) },
  { weight: 24, arbitrary: fc.record({ type: fc.constant('drain' as const), steal: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('network' as const), up: fc.constantFrom(true, true, true, false), faultRate: fc.constantFrom(0, 0.2, 0.6) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('crash rate' as const), rate: fc.constantFrom(0, 0, 0.02, 0.1) }) },
  { weight: 20, arbitrary: fc.record({ type: fc.constant('work' as const), steps: fc.constantFrom(2, 10, 40, 120) }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('advance' as const), ms: fc.constantFrom(100, 5_000, 400_000) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('set clock' as const), ms: fc.constantFrom(dayMs, -dayMs) }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('sign in' as const), user: fc.constantFrom('amina' as const, 'brian' as const) }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constantFrom('sign out' as const, 'expire session' as const, 'expire tokens' as const, 'freeze' as const, 'thaw' as const) }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('settle' as const) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('late requests arrive' as const) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('change elsewhere' as const), change: fc.constantFrom('edit price' as const, 'edit title' as const, 'delete' as const), pick }) },
)
