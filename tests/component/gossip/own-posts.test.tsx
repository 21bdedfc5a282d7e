import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newOperation, type Operation } from '@/store/sync/outbox/operation'
import { outboxState } from '@/store/sync/outbox/outbox-state'
import { userDb } from '@/store/user-db'
import type { UserId } from '@/kit/rules/ids'
import { postsAnHour, type Release } from '@/gossip/rules/posts'
import { seenText } from '@/gossip/words/releases'
import { signedIn } from '../signed-in'
import { openFeed, operationsOf, post, postRow, sheet } from './feed'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

/** Stores a submission of the user, as pulled from the server in this state. */
const saveSubmission = async (
  user: UserId,
  content: string,
  state: string,
  release: Release = 'soon',
  removedFor: string | null = null,
) => {
  const row = {
    id: crypto.randomUUID(),
    rev: 1,
    created_at: new Date().toISOString(),
    content,
    category: 'trending',
    image_path: null,
    release,
    state,
    removed_for: removedFor,
  }
  await userDb(user).replica('gossip_submissions').put(row)
  return row.id
}
type Progress = Partial<Pick<Operation, 'state' | 'failure' | 'tries' | 'attempted'>>

/** Queues a post that the server does not have yet. */
const queuePost = async (user: UserId, content: string, progress: Progress = {}) => {
  const row = crypto.randomUUID()
  const values = { content, category: 'trending', image_path: null }
  const operation = newOperation(
    { action: 'insert', table: 'gossip_submissions', row, lane: `gossip_submissions/${row}`, values },
    new Date().toISOString(),
  )
  await userDb(user).operations.add({ ...operation, ...progress })
}
const remove = async (content: string) => {
  await post(content)
    .getByRole('button', { name: /^More: / })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
}

test.for([
  ['waiting', 'soon', seenText('soon', null)],
  ['waiting', 'morning', seenText('morning', null)],
  [
    'in_review',
    'soon',
    'Several people reported this post. Nobody sees it until an admin has decided, which takes a day as a rule.',
  ],
  ['held', 'soon', 'It holds a number, an e-mail address or a link, so an admin looks at it first.'],
  ['removed', 'soon', 'An admin has removed this post. Only you still see it, until you choose “Delete”.'],
] as const)('an own post that is %s (%s) shows that, and has no likes', async ([state, release, words]) => {
  const { id } = signedIn()
  await saveSubmission(id, 'Hii ni yangu', state, release)
  await openFeed([])
  await expect.element(post('Hii ni yangu')).toMatchTextContent(words)
  await expect.element(post('Hii ni yangu').getByRole('button', { name: /^Like, / })).not.toBeInTheDocument()
})

test.for([
  ['hate', 'Hate against a group of people'],
  ['contact', 'A number, an e-mail address or a link'],
] as const)('an author is told why an admin has removed a post: %s', async ([reason, words]) => {
  const { id } = signedIn()
  await saveSubmission(id, 'Hii ni yangu', 'removed', 'soon', reason)
  await openFeed([])
  await expect
    .element(post('Hii ni yangu'))
    .toMatchTextContent(`An admin has removed this post (${words}). Only you still see it, until you choose “Delete”.`)
})

test.for([
  ['waiting', /Nobody else can read it, and nobody will/],
  ['held', /Admins may still see its text for up to a day/],
  ['in_review', /Nobody else sees it now, unless an admin decides that it stays. It is gone for good within six hours/],
  ['removed', /Nobody else can read it, and nobody will/],
  ['published', /It goes away for everybody within six hours/],
] as const)('the question before a deletion says who can still read the post: %s', async ([state, says]) => {
  const { id } = signedIn()
  const own = await saveSubmission(id, 'Hii ni yangu', state)
  await openFeed(state === 'published' ? [postRow('Hii ni yangu', { id: own })] : [])
  await remove('Hii ni yangu')
  await expect.element(sheet('Delete this post?')).toMatchTextContent(says)
})

test('an own post that is older than the copies says nothing of when others see it', async () => {
  const { id } = signedIn()
  const own = await saveSubmission(id, 'Ya zamani', 'published')
  await openFeed([postRow('Mpya')], `?item=${own}`)
  const card = page.getByRole('list', { name: 'The post you opened' }).getByRole('listitem')
  await expect.element(card).toMatchTextContent(/Ya zamani/)
  await expect.element(card).not.toMatchTextContent(/Others see it|like/)
})

test('a published post of the user shows its likes and a mark, but no name', async () => {
  const { id } = signedIn()
  const own = await saveSubmission(id, 'Mimi niko', 'published')
  await openFeed([postRow('Mimi niko', { id: own, likes_count: 3 })])
  await expect.element(post('Mimi niko')).toMatchTextContent(/Anonymous.*You.*3 likes/)
  await expect.element(post('Mimi niko')).not.toMatchTextContent(/Amina/)
  await expect.element(post('Mimi niko').getByRole('button', { name: /^Like, / })).not.toBeInTheDocument()
})

test('a post that the server deferred shows why, and a rejected one links to the reason', async () => {
  const { id } = signedIn()
  await queuePost(id, 'Ya kumi na moja', { tries: 1 })
  await queuePost(id, 'Haikubaliki', { state: 'rejected', failure: { reason: 'refused', status: 400, code: '23514' } })
  await openFeed([])
  await expect.element(post('Ya kumi na moja')).toMatchTextContent(new RegExp(`at most ${postsAnHour} posts an hour`))
  await expect
    .element(post('Haikubaliki').getByRole('link', { name: 'See why' }))
    .toHaveAttribute('href', '/profile?view=unsent')
})

test('a post that waits because the session expired shows that', async () => {
  const { id } = signedIn('Amina Juma', { sessionExpired: true })
  await queuePost(id, 'Nangoja')
  await openFeed([])
  await expect.element(post('Nangoja')).toMatchTextContent(/will be sent when you have logged in again/)
})

test('an own post is deleted after a confirmation and cannot be reported', async () => {
  const { id } = signedIn()
  const own = await saveSubmission(id, 'Najuta hii', 'waiting')
  await openFeed([])
  await post('Najuta hii')
    .getByRole('button', { name: /^More: / })
    .click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: /^Report/ })).not.toBeInTheDocument()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await sheet('Delete this post?').getByRole('button', { name: 'Keep it' }).click()
  await expect.element(post('Najuta hii')).toBeVisible()
  await remove('Najuta hii')
  await sheet('Delete this post?').getByRole('button', { name: 'Delete' }).click()
  await expect.element(post('Najuta hii')).not.toBeInTheDocument()
  expect(await operationsOf(id)).toMatchObject([{ action: 'delete', table: 'gossip_submissions', row: own }])
})

describe('a deletion', () => {
  const toast = (role: 'status' | 'alert', text: string) => page.getByRole(role).filter({ hasText: text })
  const confirmDeletion = async () => {
    const { id } = signedIn()
    await saveSubmission(id, 'Najuta hii', 'waiting')
    await openFeed([])
    await remove('Najuta hii')
    await sheet('Delete this post?').getByRole('button', { name: 'Delete' }).click()
    await expect.element(post('Najuta hii')).not.toBeInTheDocument()
    await expect.poll(() => operationsOf(id)).toHaveLength(1)
    expect(toast('status', 'Post deleted').elements()).toEqual([])
    return userDb(id).operations
  }

  test('shows "Post deleted" once the server has deleted it', async () => {
    const operations = await confirmDeletion()
    await operations.clear()
    await expect.element(toast('status', 'Post deleted')).toBeVisible()
  })

  test('that the server refuses shows a failure', async () => {
    const operations = await confirmDeletion()
    await operations.toCollection().modify({ state: 'rejected' })
    await expect.element(toast('alert', 'Failed to delete the post')).toBeVisible()
  })

  test('that cannot be sent yet shows that it waits', async () => {
    await confirmDeletion()
    outboxState.setState({ end: 'offline' })
    await expect.element(toast('status', 'The post will be deleted as soon as that can be sent.')).toBeVisible()
  })
})

test.for([
  { what: 'still waits', progress: {} },
  { what: 'was rejected', progress: { state: 'rejected', failure: { reason: 'refused', status: 400, code: '23514' } } },
] satisfies { what: string; progress: Progress }[])(
  'deleting a post that $what leaves no operation behind',
  async ({ progress }) => {
    const { id } = signedIn()
    await queuePost(id, 'Hii pia', progress)
    await openFeed([])
    await remove('Hii pia')
    await sheet('Delete this post?').getByRole('button', { name: 'Delete' }).click()
    await expect.element(post('Hii pia')).not.toBeInTheDocument()
    expect(await operationsOf(id)).toEqual([])
  },
)

test('a report is sent with its reason, and the post is hidden', async () => {
  const { id } = signedIn()
  const row = postRow('Not nice at all')
  await openFeed([row])
  await post('Not nice')
    .getByRole('button', { name: /^More: / })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Report/ })
    .click()
  await sheet('Report this post').getByRole('button', { name: 'Spam or advertising' }).click()
  await sheet('Report this post?').getByRole('button', { name: 'Back' }).click()
  expect(await operationsOf(id)).toEqual([])
  await sheet('Report this post').getByRole('button', { name: 'Bullying or harassment' }).click()
  await expect.element(sheet('Report this post?')).toMatchTextContent('Reason: Bullying or harassment.')
  expect(await operationsOf(id)).toEqual([])
  await sheet('Report this post?').getByRole('button', { name: 'Send report' }).click()
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: 'Thank you for looking after the others. The post is hidden for you.' }),
    )
    .toBeVisible()
  await expect.element(post('Not nice')).not.toBeInTheDocument()
  expect(await operationsOf(id)).toMatchObject([
    { table: 'reports', values: { kind: 'gossip_post', subject: row.id, reason: 'harassment' } },
  ])
})
