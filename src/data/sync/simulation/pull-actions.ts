import fc from 'fast-check'
import { dayMs, hourMs, minuteMs } from '@/domain/shared/durations'

/** What can happen on the server. `pick` chooses among what exists at that moment. */
const changes = [
  'add grocery', 'edit grocery', 'delete grocery', 'import groceries',
  'publish posts', 'hide post', 'hide post', 'show post', 'delete post', 'like post',
  'list item', 'edit item', 'sell item', 'sell item', 'offer item again', 'delete item', 'add photo',
] as const
export type ServerChange = (typeof changes)[number]

export type Action =
  | { readonly type: 'change'; readonly change: ServerChange; readonly campus: 0 | 1; readonly late: boolean; readonly pick: number }
  | { readonly type: 'commit late' | 'record hour' | 'tombstones expire' | 'back up' | 'restore' }
  | { readonly type: 'network'; readonly up: boolean; readonly faultRate: number; readonly lag: number; readonly cache: boolean; readonly crashRate: number }
  | { readonly type: 'advance'; readonly ms: number }
  | { readonly type: 'pull'; readonly phone: number; readonly knowsHead: boolean; readonly waits: boolean }
  | { readonly type: 'write'; readonly phone: number; readonly what: 'list' | 'edit' | 'sell' | 'like'; readonly pick: number }
  | { readonly type: 'drain' | 'scroll' | 'close screen' | 'choose campus' | 'expire session' | 'sign in' | 'tamper'; readonly phone: number; readonly pick: number }
  /** Lets pulls and drains that are under way proceed by this many steps. */
  | { readonly type: 'work'; readonly phone: number; readonly steps: number }

const pick = fc.nat(1000)
const phone = fc.constantFrom(0, 0, 1)
const onPhone = <Type extends string>(weight: number, type: Type) => ({ weight, arbitrary: fc.record({ type: fc.constant(type), phone, pick }) })
const onServer = <Type extends string>(weight: number, type: Type) => ({ weight, arbitrary: fc.record({ type: fc.constant(type) }) })

export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 60, arbitrary: fc.record({ type: fc.constant('change' as const), change: fc.constantFrom(...changes), campus: fc.constantFrom(0 as const, 0 as const, 1 as const), late: fc.constantFrom(false, false, false, true), pick }) },
  onServer(10, 'commit late' as const),
  onServer(3, 'record hour' as const),
  onServer(1, 'tombstones expire' as const),
  onServer(1, 'back up' as const),
  onServer(1, 'restore' as const),
  { weight: 8, arbitrary: fc.record({ type: fc.constant('network' as const), up: fc.constantFrom(true, true, true, false), faultRate: fc.constantFrom(0, 0.2, 0.5), lag: fc.constantFrom(0, 0, 2, 8), cache: fc.boolean(), crashRate: fc.constantFrom(0, 0, 0.1) }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('advance' as const), ms: fc.constantFrom(minuteMs, 20 * minuteMs, 2 * hourMs, 2 * hourMs, 30 * hourMs, 8 * dayMs) }) },
  { weight: 24, arbitrary: fc.record({ type: fc.constant('pull' as const), phone, knowsHead: fc.boolean(), waits: fc.boolean() }) },
  { weight: 12, arbitrary: fc.record({ type: fc.constant('write' as const), phone, what: fc.constantFrom('list' as const, 'edit' as const, 'sell' as const, 'like' as const), pick }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('work' as const), phone, steps: fc.constantFrom(2, 10, 40) }) },
  onPhone(8, 'drain' as const),
  onPhone(3, 'scroll' as const),
  onPhone(2, 'close screen' as const),
  onPhone(2, 'choose campus' as const),
  onPhone(1, 'expire session' as const),
  onPhone(2, 'sign in' as const),
  onPhone(1, 'tamper' as const),
)
