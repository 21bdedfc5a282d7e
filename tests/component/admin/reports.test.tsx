import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { longestQueue, type Reported, type Suspension } from '@/admin/rules/moderation'
import { allCampuses } from '@/admin/rules/access'
import { signedIn } from '../signed-in'
import { portrait, whole } from '../whole-picture'
import { openPanel, reportedPost, succeeded } from './panel'

const server = vi.hoisted(() => ({
  queue: [] as Reported[],
  suspensions: [] as Suspension[],
  decided: [] as unknown[],
  lists: Promise.resolve(),
}))
vi.mock('@/admin/store/access', () => ({
  readScope: async () => ({ ok: true, value: allCampuses }),
  readCampuses: async () => ({
    ok: true,
    value: [
      { slug: 'tum', name: 'Technical University of Mombasa' },
      { slug: 'uon', name: 'University of Nairobi' },
    ],
  }),
}))
vi.mock('@/admin/store/records', () => ({
  readMessages: async () => ({ ok: true, value: { rows: [], total: 0, page: 1 } }),
  readAudit: async () => ({ ok: true, value: { rows: [], total: 0, page: 1 } }),
  reportQueue: async () => {
    await server.lists
    return { ok: true, value: server.queue }
  },
  listSuspensions: async () => ({ ok: true, value: server.suspensions }),
  decide: async (_user: string, { subject }: Reported, decision: string) => {
    server.decided.push([decision, subject])
    if (decision === 'remove') server.queue = server.queue.filter((reported) => reported.subject !== subject)
    else {
      server.queue = server.queue.map((reported) => ({ ...reported, suspended: true }))
      server.suspensions = [
        { id: 'one', since: '2026-11-20T08:00:00Z', kind: 'gossip_post', campus: 'tum', excerpt: 'Said of somebody' },
      ]
    }
    return { ok: true, value: 'done' }
  },
  liftSuspension: async (_user: string, id: string) => {
    server.decided.push(['lift', id])
    server.suspensions = []
    return { ok: true, value: 'done' }
  },
}))

const card = () => page.getByRole('list', { name: 'Reports' }).getByRole('listitem')

beforeEach(() => {
  server.decided.length = 0
  server.queue = []
  server.suspensions = []
  server.lists = Promise.resolve()
  signedIn('Zuhura Salim')
})

test('a reported post is shown with its reasons, and removed with one tap', async () => {
  server.queue = [reportedPost('Said of somebody')]
  await openPanel('?view=reports')
  await expect
    .element(card())
    .toMatchTextContent(
      /Gossip post.*Said of somebody.*Reported by 2 people, 2 with a new account.*Bullying or harassment \(2\)\. Reported first .*\d+d ago\)/,
    )
  await expect.element(card().getByText('Over a day')).toBeVisible()
  await card()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect.element(card()).toMatchTextContent(/It is being removed\./)
  expect(server.decided).toEqual([])
  await expect.element(succeeded('Removed for everybody.')).toBeVisible()
  await expect
    .element(page.getByText('No reports wait for a decision. A report is listed once its hour is over.'))
    .toBeVisible()
  expect(server.decided).toEqual([['remove', 'post']])
})

test('a queue that the server cuts off says that others may wait', async () => {
  const posts = (count: number) =>
    Array.from({ length: count }, (_, n): Reported => ({
      ...reportedPost(`Said of somebody, ${n}`),
      subject: String(n),
    }))
  server.queue = posts(longestQueue)
  const screen = await openPanel('?view=reports')
  await expect
    .element(page.getByText('These are the first 250. Others may wait behind them: decide these, and they come up.'))
    .toBeInTheDocument()
  await screen.unmount()
  server.queue = posts(1)
  await openPanel('?view=reports')
  await expect.element(card()).toBeVisible()
  expect(page.getByText('These are the first').elements()).toEqual([])
})

test('a removal can be undone', async () => {
  server.queue = [reportedPost('Said of somebody')]
  const screen = await openPanel('?view=reports')
  await card()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await card().getByRole('button', { name: 'Undo: Said of somebody' }).click()
  await expect.element(card().getByRole('button', { name: /^Remove/ })).toBeVisible()
  await screen.unmount()
  expect(server.decided).toEqual([])
})

test('a removal that is not undone is carried out when the view closes', async () => {
  server.queue = [reportedPost('Said of somebody')]
  const screen = await openPanel('?view=reports')
  await card()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect.element(card()).toMatchTextContent(/It is being removed\./)
  await screen.unmount()
  expect(server.decided).toEqual([['remove', 'post']])
})

test('a removal is carried out when the tab is left, as it may be closed next', async () => {
  server.queue = [reportedPost('Said of somebody')]
  await openPanel('?view=reports')
  await card()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect.element(card()).toMatchTextContent(/It is being removed\./)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(server.decided).toEqual([['remove', 'post']])
})

test('a removal that is carried out leaves a question about another post open', async () => {
  server.queue = [reportedPost('Said of somebody'), { ...reportedPost('Said of me'), subject: 'mine' }]
  await openPanel('?view=reports')
  await card()
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await card()
    .last()
    .getByRole('button', { name: /^Suspend/ })
    .click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await vi.waitFor(() => expect(server.decided).toEqual([['remove', 'post']]), 8000)
  await expect.element(succeeded('Removed for everybody.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('what somebody says is about them, and what is held, say so', async () => {
  const now = new Date().toISOString()
  server.queue = [
    { ...reportedPost('Said of me'), subject: 'mine', reasons: { 'about-me': 1 }, waitingSince: now },
    {
      ...reportedPost('Call 0712 345 678'),
      reporters: 0,
      reasons: {},
      waitingSince: now,
      hidden: true,
      held: true,
      hasPicture: true,
    },
  ]
  await openPanel('?view=reports')
  await expect.element(card().first()).toMatchTextContent(/About who reported it.*This is about me \(1\)/)
  await expect
    .element(card().last())
    .toMatchTextContent(/Held.*Call 0712 345 678.*Held since .* \(Just now\), because it holds a number/)
  await expect.element(card().last()).toMatchTextContent(/It has a picture, which nobody sees before it comes out\./)
  await expect
    .element(
      card()
        .last()
        .getByRole('button', { name: /^Suspend/ }),
    )
    .not.toBeInTheDocument()
  await expect.element(card().getByText('Over a day')).not.toBeInTheDocument()
})

test.for([
  { tap: /^Keep/, decision: 'keep', words: 'It comes out with the next posts.' },
  { tap: /^Remove/, decision: 'remove', words: 'Nobody will see it.' },
])('a decision about a held post says what becomes of it: $decision', async ({ tap, decision, words }) => {
  server.queue = [{ ...reportedPost('Call 0712 345 678'), reporters: 0, reasons: {}, hidden: true, held: true }]
  await openPanel('?view=reports')
  await card().getByRole('button', { name: tap }).click()
  await expect.element(succeeded(words)).toBeVisible()
  expect(server.decided).toEqual([[decision, 'post']])
})

test('nothing of a reported picture is cut off, and a tap shows it on the whole screen', async () => {
  server.queue = [{ ...reportedPost('Said of somebody'), image: portrait, hasPicture: true }]
  await openPanel('?view=reports')
  const picture = card().getByRole('img', { name: 'The picture of it' })
  await expect.poll(() => whole(picture)).toBe(true)
  expect(picture.element().clientHeight).toBeLessThanOrEqual(320)
  expect(card().element().scrollWidth).toBe(card().element().clientWidth)
  await card().getByRole('button', { name: 'Open the photo' }).click()
  const viewer = page.getByRole('dialog', { name: 'The picture of it' })
  const opened = viewer.getByRole('img', { name: 'The picture of it' })
  await expect.poll(() => whole(opened)).toBe(true)
  await expect.element(opened).toBeInViewport({ ratio: 1 })
  expect(opened.element().clientHeight).toBeGreaterThan(window.innerHeight * 0.8)
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.element(card().getByRole('button', { name: 'Open the photo' })).toHaveFocus()
})

test('an unnamed author is suspended until the suspension is lifted', async () => {
  server.queue = [reportedPost('Said of somebody')]
  await openPanel('?view=reports')
  await card()
    .getByRole('button', { name: /^Suspend posting/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Suspend posting?' })
  await expect.element(question).toMatchTextContent(/is not named to you/)
  await question.getByRole('button', { name: 'Suspend posting' }).click()
  await expect.element(succeeded('Its author can write no more of this kind.')).toBeVisible()
  await expect.element(card()).toMatchTextContent(/Posting suspended/)
  await page.getByRole('button', { name: 'Lift the suspension for: Said of somebody' }).click()
  await expect.element(succeeded('Posting is allowed again.')).toBeVisible()
  expect(server.decided).toEqual([
    ['suspend', 'post'],
    ['lift', 'one'],
  ])
})

test('after a decision, no button can be missed: all wait until the new lists have come', async () => {
  server.queue = [reportedPost('Said of somebody')]
  server.suspensions = [
    { id: 'one', since: '2026-11-20T08:00:00Z', kind: 'gossip_post', campus: 'tum', excerpt: 'Said of somebody' },
  ]
  await openPanel('?view=reports')
  const lift = page.getByRole('button', { name: 'Lift the suspension for: Said of somebody' })
  await expect.element(lift).toBeVisible()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.lists = promise
  await lift.click()
  await expect.element(succeeded('Posting is allowed again.')).toBeVisible()
  await expect.element(card().getByRole('button', { name: /^Remove/ })).toBeDisabled()
  resolve()
  await expect.element(card().getByRole('button', { name: /^Remove/ })).toBeEnabled()
})
