import fc from 'fast-check'
import { dayMs } from '@/kit/rules/durations'
import { happens, pick, type Action } from './action'
import type { OutboxStory } from './outbox-story'
import { users } from './phone-model'

const action = happens<OutboxStory>()

/** What can happen on a simulated phone. */
export const outboxActions: fc.Arbitrary<Action<OutboxStory>> = fc.oneof(
  action(40, 'write', { habit: pick, pick }, (story, chosen) => story.write(chosen.habit, chosen.pick)),
  action(24, 'drain', { steal: fc.boolean() }, ({ phone }, { steal }) => void phone.drain(phone.identity, steal)),
  action(
    6,
    'network',
    { up: fc.constantFrom(true, true, true, false), faultRate: fc.constantFrom(0, 0.2, 0.6) },
    ({ network }, change) => void Object.assign(network, change),
  ),
  action(
    4,
    'crash rate',
    { crashRate: fc.constantFrom(0, 0, 0.02, 0.1) },
    ({ phone }, change) => void Object.assign(phone, change),
  ),
  // Lets running drains proceed.
  action(20, 'work', { steps: fc.constantFrom(2, 10, 40, 120) }, ({ phone }, { steps }) => phone.work(steps)),
  action(6, 'advance', { ms: fc.constantFrom(100, 5_000, 400_000) }, ({ server }, { ms }) => void (server.now += ms)),
  action(4, 'set clock', { ms: fc.constantFrom(dayMs, -dayMs) }, ({ phone }, { ms }) => void (phone.clockError += ms)),
  action(5, 'sign in', { user: fc.constantFrom('amina' as const, 'brian' as const) }, ({ phone }, { user }) =>
    phone.signIn(users[user]),
  ),
  action(1, 'sign out', {}, ({ phone }) => void (phone.session = null)),
  action(1, 'expire session', {}, ({ phone }) => phone.expireSession()),
  action(1, 'expire tokens', {}, ({ server }) => server.expireTokens()),
  action(1, 'freeze', {}, ({ phone }) => phone.freeze()),
  action(1, 'thaw', {}, ({ phone }) => phone.thawAll()),
  action(8, 'settle', {}, ({ phone }) => phone.settle()),
  action(4, 'late requests arrive', {}, ({ network }) => network.deliverLateRequests()),
  action(
    4,
    'change elsewhere',
    { change: fc.constantFrom('edit price' as const, 'edit title' as const, 'delete' as const), pick },
    (story, chosen) => story.changeElsewhere(chosen.change, chosen.pick),
  ),
)
