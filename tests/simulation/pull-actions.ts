import fc from 'fast-check'
import { dayMs, hourMs, minuteMs } from '@/kit/rules/durations'
import { at, happens, pick, type Action } from './action'
import { changeServer } from './content'
import { users } from './phone-model'
import { campuses, type PullStory } from './pull-story'
import type { PullingPhone } from './pulling-phone'

const changes = [
  'add grocery',
  'edit grocery',
  'delete grocery',
  'import groceries',
  'publish posts',
  'hide post',
  'hide post',
  'show post',
  'delete post',
  'like post',
  'list item',
  'edit item',
  'sell item',
  'sell item',
  'offer item again',
  'delete item',
  'add photo',
] as const

const action = happens<PullStory>()

const onPhone = <Choices extends object>(
  weight: number,
  type: string,
  choices: { readonly [Name in keyof Choices]: fc.Arbitrary<Choices[Name]> },
  act: (phone: PullingPhone, chosen: Choices, story: PullStory) => Promise<unknown> | void,
) =>
  action(
    weight,
    type,
    { on: fc.constantFrom(0, 0, 1), rest: fc.record<Choices>(choices) },
    async (story, { on, rest }) => {
      const phone = story.phones[on]
      if (phone) await act(phone, rest, story)
    },
  )

/** Without waiting, the story goes on meanwhile. */
const awaitIf = (waits: boolean, work: Promise<void>): Promise<void> | void => (waits ? work : undefined)

/** What can happen on the server and on two simulated phones. */
export const pullActions: fc.Arbitrary<Action<PullStory>> = fc.oneof(
  action(
    60,
    'change',
    {
      change: fc.constantFrom(...changes),
      campus: fc.constantFrom(campuses[0], ...campuses),
      late: fc.constantFrom(false, false, false, true),
      pick,
    },
    ({ server }, chosen) => changeServer(server, chosen.change, chosen.campus.slug, chosen.late, chosen.pick),
  ),
  action(10, 'commit late', {}, ({ server }) => server.commitLate()),
  action(3, 'record hour', {}, ({ server }) => server.recordHour()),
  action(1, 'tombstones expire', {}, ({ server }) => server.expireTombstones()),
  action(1, 'back up', {}, ({ server }) => server.backUp()),
  action(1, 'restore', {}, (story) => story.restore()),
  action(
    8,
    'network',
    {
      up: fc.constantFrom(true, true, true, false),
      faultRate: fc.constantFrom(0, 0.2, 0.5),
      lag: fc.constantFrom(0, 0, 2, 8),
      hasCache: fc.boolean(),
    },
    ({ network }, change) => void Object.assign(network, change),
  ),
  onPhone(
    4,
    'crash rate',
    { crashRate: fc.constantFrom(0, 0, 0.1) },
    (phone, change) => void Object.assign(phone, change),
  ),
  action(
    8,
    'advance',
    { ms: fc.constantFrom(minuteMs, 20 * minuteMs, 2 * hourMs, 2 * hourMs, 30 * hourMs, 8 * dayMs) },
    ({ server }, { ms }) => void (server.now += ms),
  ),
  onPhone(24, 'pull', { knowsHead: fc.boolean(), waits: fc.boolean() }, (phone, { knowsHead, waits }) =>
    awaitIf(waits, phone.pull(knowsHead)),
  ),
  onPhone(
    12,
    'write',
    { what: fc.constantFrom('list' as const, 'edit' as const, 'sell' as const, 'like' as const), pick },
    (phone, chosen, story) => story.write(phone, chosen.what, chosen.pick),
  ),
  // Lets pulls and drains that are under way proceed.
  onPhone(8, 'work', { steps: fc.constantFrom(2, 10, 40) }, (phone, { steps }) => phone.work(steps)),
  onPhone(8, 'drain', { waits: fc.boolean() }, (phone, { waits }) => awaitIf(waits, phone.drain())),
  onPhone(3, 'scroll', {}, (phone) => phone.scroll()),
  onPhone(2, 'close screen', {}, (phone) => phone.closeScreen()),
  onPhone(2, 'choose campus', { campus: fc.constantFrom(...campuses) }, (phone, { campus }) => phone.choose(campus)),
  onPhone(1, 'expire session', {}, (phone) => phone.expireSession()),
  // Each account has one phone: with two, the last one to be online would win.
  onPhone(2, 'sign in', { pick }, (phone, chosen, { phones }) =>
    phone.switchTo(
      at(phone === phones[0] ? [users.amina, users.chao, null] : [users.brian, null], chosen.pick) ?? null,
    ),
  ),
  onPhone(1, 'tamper', { pick }, (phone, chosen, story) => story.tamper(phone, chosen.pick)),
)
