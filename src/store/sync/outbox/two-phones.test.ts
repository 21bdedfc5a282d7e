import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ServerRow } from '../declaration/declaration'
import { readRow } from '../pull/read-row'
import { keyOf } from '#simulation/server-state'
import { applyPending } from './apply-pending'
import { hourMs } from '@/kit/rules/durations'
import { item, noResponse, OutboxScene } from '#support/store/sync/outbox/outbox-fixture'
import type { Operation } from './operation'
import { retryOperation } from './retry-operation'
import { updateOf } from './update-of'

const columns = ['title', 'location', 'description', 'price'] as const
type Column = (typeof columns)[number]

const listing = '5f8b6a0e-7d53-4f6f-9d3a-3c9a5b1c2d11'
const asListed = {
  title: 'Kettle',
  location: 'Tudor',
  description: 'Blue',
  price: 900,
  original_price: null,
  category: 'other',
  condition: 'used',
  status: 'available',
  seller_name: null,
  image_url: null,
}

/** A phone of the seller. */
class Phone {
  readonly scene: OutboxScene

  constructor(scene: OutboxScene) {
    this.scene = scene
  }

  /** Copies the listing as the server has it. */
  async pull(row: ServerRow | undefined): Promise<void> {
    const copy = row && readRow('items', row)
    if (copy) await this.scene.shared.replica('items').put(copy)
  }

  /** What the form shows. */
  private async shown() {
    const [shown] = applyPending(
      'items',
      await this.scene.pending(),
      await this.scene.shared.replica('items').toArray(),
    )
    return shown?.row
  }

  async edit(column: Column, value: string | number): Promise<void> {
    const shown = await this.shown()
    const update = shown && updateOf('items', shown, { [column]: value })
    if (update) await this.scene.enqueue({ ...update, lane: `items/${listing}` })
  }

  /** @param isAnswered whether the server's answers arrive */
  async send(isAnswered: boolean): Promise<void> {
    const { scene } = this
    if (!isAnswered) scene.responses.push((deliver) => (deliver(), noResponse))
    scene.now += hourMs
    await scene.drain()
  }

  /** Sends until nothing waits for its time. */
  async sendAll(): Promise<void> {
    const { scene } = this
    for (let report = await scene.drain(); report.nextAt !== null; report = await scene.drain())
      scene.now = report.nextAt
  }

  /** The person decides that theirs stays. */
  async retryAll(): Promise<void> {
    for (const { seq } of await this.scene.pending()) await retryOperation(this.scene.db, seq, this.scene.shared)
    await this.sendAll()
  }
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), phone: fc.nat(1), column: fc.constantFrom(...columns) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pull' as const), phone: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('send' as const), phone: fc.nat(1), isAnswered: fc.boolean() }),
  },
)

/** Two phones of one seller, and every edit that the server took although the phone had not seen what it replaced. */
const twoPhones = async () => {
  const first = new OutboxScene()
  const { server } = first
  const scenes = [first, new OutboxScene('amina', server)] as const
  const unseen: string[] = []
  const receive = server.receive.bind(server)
  server.receive = (operation: Operation, token: string | null) => {
    const before = server.rows.get(keyOf('items', listing))?.row
    const response = receive(operation, token)
    const isTaken = operation.action === 'update' && (response.rows?.length ?? 0) > 0
    for (const column of isTaken ? columns : []) {
      if (
        operation.action === 'update' &&
        column in operation.values &&
        before?.[column] !== operation.before[column] &&
        before?.[column] !== operation.values[column]
      )
        unseen.push(`${column} ${String(before?.[column])}`)
    }
    return response
  }
  await scenes[0].enqueue(item(asListed, listing))
  await scenes[0].drain()
  const phones = [new Phone(scenes[0]), new Phone(scenes[1])] as const
  const current = () => server.rows.get(keyOf('items', listing))?.row
  for (const phone of phones) await phone.pull(current())
  return { phones, current, unseen, close: () => Promise.all(scenes.map((scene) => scene.close())) }
}

/** An edit that waits behind one whose answer was lost, while the other phone writes the same column. */
const behindLostAnswer: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[] = [
  { kind: 'edit', phone: 0, column: 'price' },
  { kind: 'edit', phone: 1, column: 'title' },
  { kind: 'send', phone: 1, isAnswered: false },
  { kind: 'edit', phone: 1, column: 'price' },
]

test('whatever two phones edit of one listing, none replaces unasked what it has not seen, and nothing is lost without a word', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      const { phones, current, unseen, close } = await twoPhones()
      const written: { readonly column: Column; readonly value: string | number; readonly phone: number }[] = []
      try {
        for (const [index, each] of steps.entries()) {
          const phone = phones[each.phone === 0 ? 0 : 1]
          if (each.kind === 'pull') await phone.pull(current())
          else if (each.kind === 'send') await phone.send(each.isAnswered)
          else {
            const value = each.column === 'price' ? 1000 + index : `${each.column} ${index}`
            written.push({ column: each.column, value, phone: each.phone })
            await phone.edit(each.column, value)
          }
        }
        for (const phone of phones) await phone.sendAll()
        expect(unseen).toEqual([])
        // What the server did not take is shown to its person.
        for (const { scene } of phones)
          expect((await scene.pending()).map(({ state }) => state)[0] ?? 'rejected').toBe('rejected')
        for (const phone of phones) {
          // Edits behind one that was rejected are asked about in their turn.
          for (let asked = 0; asked < written.length && (await phone.scene.pending()).length > 0; asked += 1) {
            await phone.pull(current())
            await phone.retryAll()
          }
          expect(await phone.scene.pending()).toEqual([])
        }
        for (const column of columns) {
          const values = written.filter((each) => each.column === column).map(({ value }) => value)
          expect([asListed[column], ...values]).toContain(current()?.[column])
          if (
            values.length > 0 &&
            new Set(written.filter((each) => each.column === column).map(({ phone }) => phone)).size === 1
          )
            expect(current()?.[column]).toBe(values.at(-1))
        }
      } finally {
        await close()
      }
    }),
    { numRuns: 60, examples: [[behindLostAnswer]] },
  )
})
