import fc from 'fast-check'

/** What can happen in a simulated week. `pick` and `habit` choose among what there is at that moment. */
export type Action =
  | { readonly type: 'write'; readonly habit: number; readonly pick: number }
  | { readonly type: 'sign in'; readonly user: 'amina' | 'brian' }
  | { readonly type: 'sign out' | 'lapse' | 'expire tokens' | 'freeze' | 'thaw' | 'settle' | 'late requests arrive' }
  | { readonly type: 'network'; readonly up: boolean; readonly trouble: number }
  | { readonly type: 'danger'; readonly level: number }
  | { readonly type: 'drain'; readonly rob: boolean }
  | { readonly type: 'advance'; readonly ms: number }
  /** Lets whoever is sending get on, so many steps. */
  | { readonly type: 'work'; readonly steps: number }
  | { readonly type: 'elsewhere'; readonly what: 'edit price' | 'edit title' | 'delete'; readonly pick: number }

const writings = ['post', 'listing', 'edit', 'delete', 'like', 'bad post', 'bad edit', 'message'] as const
export type Writing = (typeof writings)[number]

/** What people of one story write: few kinds each, so that each story goes deep into something. */
export const habits: fc.Arbitrary<readonly Writing[]> = fc
  .subarray([...writings], { minLength: 1, maxLength: 4 })
  .map((some) => ['post', 'listing', ...some, ...some, ...some, ...some])

const day = 24 * 60 * 60 * 1000
const pick = fc.nat(1000)

export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 40, arbitrary: fc.record({ type: fc.constant('write' as const), habit: pick, pick }) },
  { weight: 24, arbitrary: fc.record({ type: fc.constant('drain' as const), rob: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('network' as const), up: fc.constantFrom(true, true, true, false), trouble: fc.constantFrom(0, 0.2, 0.6) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('danger' as const), level: fc.constantFrom(0, 0, 0.02, 0.1) }) },
  { weight: 20, arbitrary: fc.record({ type: fc.constant('work' as const), steps: fc.constantFrom(2, 10, 40, 120) }) },
  { weight: 10, arbitrary: fc.record({ type: fc.constant('advance' as const), ms: fc.constantFrom(100, 5_000, 400_000, day, -day) }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('sign in' as const), user: fc.constantFrom('amina' as const, 'brian' as const) }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constantFrom('sign out' as const, 'lapse' as const, 'expire tokens' as const, 'freeze' as const, 'thaw' as const) }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('settle' as const) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('late requests arrive' as const) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('elsewhere' as const), what: fc.constantFrom('edit price' as const, 'edit title' as const, 'delete' as const), pick }) },
)
