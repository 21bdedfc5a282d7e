import type { Transaction } from 'dexie'

type Stored = Record<string, unknown>

const renamed = (lane: unknown): unknown => (typeof lane === 'string' ? lane.replace(/^gossip_posts\//, 'gossip_submissions/') : lane)

const imagePathOf = (url: unknown): string | null =>
  typeof url === 'string' ? (/\/gossip-images\/(.+)$/.exec(url)?.[1] ?? null) : null

/** What waits of gossip, as this version sends it: a post goes to the submissions, its picture to their bucket. */
const upgradeOperation = (operation: Stored): void => {
  operation['lane'] = renamed(operation['lane'])
  if ('parent' in operation) operation['parent'] = renamed(operation['parent'])
  if (operation['bucket'] === 'gossip-images') operation['bucket'] = 'gossip-uploads'
  if (operation['table'] !== 'gossip_posts') return
  operation['table'] = 'gossip_submissions'
  const { values } = operation
  if (typeof values !== 'object' || values === null) return
  const { image_url, ...rest }: Stored = { ...values }
  operation['values'] = { ...rest, image_path: imagePathOf(image_url) }
}

/** Turns what an earlier version kept of gossip into what this one sends. A mute that waits is let go: there are none. */
export const upgradeGossip = async (transaction: Transaction): Promise<void> => {
  const operations = transaction.table<Stored, number>('operations')
  await operations.filter(({ table }) => table === 'gossip_mutes').delete()
  await operations.toCollection().modify((operation) => upgradeOperation(operation))
  await transaction.table<Stored, string>('gossip_likes').toCollection().modify({ liked: true })
  await transaction
    .table<Stored, string>('photos')
    .toCollection()
    .modify((photo) => {
      photo['lane'] = renamed(photo['lane'])
      if (photo['bucket'] === 'gossip-images') photo['bucket'] = 'gossip-uploads'
    })
}
