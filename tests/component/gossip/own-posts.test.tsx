import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newOperation, type Operation } from '@/data/sync/outbox/operation'
import { userDb } from '@/data/sync/user-db'
import type { UserId } from '@/domain/shared/ids'
import { publicationDelayText } from '@/messages/gossip/posts'
import { signedIn } from '../signed-in'
import { openFeed, operationsOf, post, postRow, sheet } from './feed'

vi.mock('@/data/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

/** A post that is the person's own and on the server, in this state. */
const submit = async (person: UserId, content: string, state: string) => {
  const row = { id: crypto.randomUUID(), rev: 1, created_at: new Date().toISOString(), content, category: 'trending', image_path: null, state }
  await userDb(person).gossip_submissions.put(row)
  return row.id
}
/** What became of an operation. */
type Progress = Partial<Pick<Operation, 'state' | 'failure' | 'tries' | 'attempted'>>

/** A post that the server does not have. */
const keep = async (person: UserId, content: string, progress: Progress = {}) => {
  const row = crypto.randomUUID()
  const values = { content, category: 'trending', image_path: null }
  const operation = newOperation({ action: 'insert', table: 'gossip_submissions', row, lane: `gossip_submissions/${row}`, values }, new Date().toISOString())
  await userDb(person).operations.add({ ...operation, ...progress })
}
const remove = async (content: string) => {
  await post(content).getByRole('button', { name: /^More: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Delete/ }).click()
}

test.for([
  ['waiting', publicationDelayText],
  ['in_review', 'Several people reported this post. Nobody sees it until an admin has decided.'],
  ['removed', 'An admin has removed this post. Only you still see it.'],
] as const)('an own post that is %s says so, and has no likes', async ([state, words]) => {
  const { id } = signedIn()
  await submit(id, 'Hii ni yangu', state)
  await openFeed([])
  await expect.element(post('Hii ni yangu')).toMatchTextContent(words)
  await expect.element(post('Hii ni yangu').getByRole('button', { name: /^Like, / })).not.toBeInTheDocument()
})

test('an own post that everybody reads counts its likes, is marked, and names nobody', async () => {
  const { id } = signedIn()
  const own = await submit(id, 'Mimi niko', 'published')
  await openFeed([postRow('Mimi niko', { id: own, likes_count: 3 })])
  await expect.element(post('Mimi niko')).toMatchTextContent(/Anonymous.*You.*3 likes/)
  await expect.element(post('Mimi niko')).not.toMatchTextContent(/Amina/)
  await expect.element(post('Mimi niko').getByRole('button', { name: /^Like, / })).not.toBeInTheDocument()
})

test('a post that the server put off says when it takes it, a refused one leads to the reason', async () => {
  const { id } = signedIn()
  await keep(id, 'Ya kumi na moja', { tries: 1 })
  await keep(id, 'Haikubaliki', { state: 'rejected', failure: { reason: 'refused', status: 400, code: '23514' } })
  await openFeed([])
  await expect.element(post('Ya kumi na moja')).toMatchTextContent(/at most 10 posts an hour/)
  await expect.element(post('Haikubaliki').getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/profile?view=unsent')
})

test('a session that has expired is why a post waits', async () => {
  const { id } = signedIn('Amina Juma', { sessionExpired: true })
  await keep(id, 'Nangoja')
  await openFeed([])
  await expect.element(post('Nangoja')).toMatchTextContent(/will be sent when you have signed in again/)
})

test('an own post is deleted after a question, and nobody reports their own', async () => {
  const { id } = signedIn()
  const own = await submit(id, 'Najuta hii', 'waiting')
  await openFeed([])
  await post('Najuta hii').getByRole('button', { name: /^More: / }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: /^Report/ })).not.toBeInTheDocument()
  await page.getByRole('dialog').getByRole('button', { name: /^Delete/ }).click()
  await sheet('Delete this post?').getByRole('button', { name: 'Keep it' }).click()
  await expect.element(post('Najuta hii')).toBeVisible()
  await remove('Najuta hii')
  await sheet('Delete this post?').getByRole('button', { name: 'Delete' }).click()
  await expect.element(post('Najuta hii')).not.toBeInTheDocument()
  expect(await operationsOf(id)).toMatchObject([{ action: 'delete', table: 'gossip_submissions', row: own }])
})

test.for([
  { what: 'still waits', progress: {} },
  { what: 'was refused', progress: { state: 'rejected', failure: { reason: 'refused', status: 400, code: '23514' } } },
] satisfies { what: string; progress: Progress }[])('a post that $what is deleted without a trace', async ({ progress }) => {
  const { id } = signedIn()
  await keep(id, 'Hii pia', progress)
  await openFeed([])
  await remove('Hii pia')
  await sheet('Delete this post?').getByRole('button', { name: 'Delete' }).click()
  await expect.element(post('Hii pia')).not.toBeInTheDocument()
  expect(await operationsOf(id)).toEqual([])
})

test('a report goes out with its reason, and hides the post', async () => {
  const { id } = signedIn()
  const row = postRow('Not nice at all')
  await openFeed([row])
  await post('Not nice').getByRole('button', { name: /^More: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Report/ }).click()
  await sheet('Report this post').getByRole('button', { name: 'Spam or advertising' }).click()
  await sheet('Report this post?').getByRole('button', { name: 'Back' }).click()
  expect(await operationsOf(id)).toEqual([])
  await sheet('Report this post').getByRole('button', { name: 'Bullying or harassment' }).click()
  await expect.element(sheet('Report this post?')).toMatchTextContent('Reason: Bullying or harassment.')
  expect(await operationsOf(id)).toEqual([])
  await sheet('Report this post?').getByRole('button', { name: 'Send report' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Thank you for looking after the others. The post is hidden for you.' })).toBeVisible()
  await expect.element(post('Not nice')).not.toBeInTheDocument()
  expect(await operationsOf(id)).toMatchObject([{ table: 'reports', values: { kind: 'gossip_post', subject: row.id, reason: 'harassment' } }])
})
