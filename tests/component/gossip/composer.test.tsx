import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SendResult } from '@/store/sync/outbox/wait-for-outcome'
import { connectivity } from '@/store/connectivity'
import { userDb } from '@/store/user-db'
import { releaseNote } from '@/gossip/words/releases'
import type { UserId } from '@/kit/rules/ids'
import { guidelinesKey } from '@/gossip/own-data'
import { expectAccessible } from '../accessibility'
import { signedIn } from '../signed-in'
import { countTaps } from '../taps'
import { box, openFeed, operationsOf, pencil, post, postRow, sheet } from './feed'

const stub = vi.hoisted(() => ({ outcome: 'sent' }))
vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/store/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => stub.outcome }))

const submit = () => page.getByRole('form', { name: 'New post' }).getByRole('button', { name: 'Post', exact: true })
/** Writes and submits a post from the open feed. */
const write = async (text: string) => {
  await pencil().click()
  await userEvent.fill(box(), text)
  await submit().click()
}
const accepted = (id: UserId) => userDb(id).keyValues.put({ key: guidelinesKey, value: true })
const posted = async (id: UserId) =>
  (await operationsOf(id)).map((operation) => ('values' in operation ? operation.values['content'] : operation.action))

afterEach(() => page.viewport(360, 740))

test('an empty post cannot be submitted', async () => {
  signedIn()
  await openFeed([])
  await pencil().click()
  await expect.element(submit()).toBeDisabled()
  await userEvent.fill(box(), '   \n ')
  await expect.element(submit()).toBeDisabled()
  await userEvent.fill(box(), 'Habari')
  await expect.element(submit()).toBeEnabled()
})

test('the guidelines are accepted once, before the first post, and declining keeps the draft', async () => {
  const { id } = signedIn()
  await openFeed([])
  await write('  Nimependa mtu wa library.  ')
  await sheet('Community guidelines').getByRole('button', { name: 'Not now' }).click()
  await expect.element(box()).toHaveValue('  Nimependa mtu wa library.  ')
  expect(await posted(id)).toEqual([])
  await submit().click()
  await sheet('Community guidelines').getByRole('button', { name: 'I agree' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await write('Sheria nimeshakubali.')
  await expect.poll(() => posted(id)).toEqual(['Nimependa mtu wa library.', 'Sheria nimeshakubali.'])
})

test('a post that may identify a person asks for confirmation', async () => {
  const { id } = signedIn()
  await accepted(id)
  await openFeed([])
  await write('Nipigie 0712 345 678 usiku')
  const question = sheet('Is that really for everybody?')
  await expect
    .element(question)
    .toMatchTextContent(/a phone number.*0712 345 678.*an admin looks at it first, for a day at most/)
  await question.getByRole('button', { name: 'Edit' }).click()
  await expect.element(box()).toHaveValue('Nipigie 0712 345 678 usiku')
  expect(await posted(id)).toEqual([])
  await userEvent.fill(box(), 'Follow @amina_j')
  await submit().click()
  await expect.element(question).not.toMatchTextContent(/an admin looks at it first/)
  await question.getByRole('button', { name: 'Post anyway' }).click()
  await expect.poll(() => posted(id)).toEqual(['Follow @amina_j'])
})

test('a post with a number says, before and after it is sent, that an admin looks at it first', async () => {
  const { id } = signedIn()
  await accepted(id)
  await openFeed([])
  await page.getByRole('button', { name: 'New post' }).first().click()
  await userEvent.fill(box(), 'Niko kwa kioski')
  await expect.element(page.getByRole('dialog').getByText(releaseNote('soon', null))).toBeVisible()
  await userEvent.fill(box(), 'Nipigie 0712 345 678')
  const held = releaseNote('soon', { kind: 'phone', found: '' })
  await expect.element(page.getByRole('dialog').getByText(held)).toBeVisible()
  await submit().click()
  await sheet('Is that really for everybody?').getByRole('button', { name: 'Post anyway' }).click()
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: 'Your post has arrived. Others see it once an admin has looked, a day later at most.' }),
    )
    .toBeVisible()
})

test('offline the form says that the time counts from when the post is sent', async () => {
  const { id } = signedIn()
  await accepted(id)
  connectivity.setState({ reachable: false })
  await openFeed([])
  await pencil().click()
  await expect
    .element(page.getByRole('dialog').getByText(/You are offline: that counts from when it is sent/))
    .toBeVisible()
})

test('prices and times of day do not ask for confirmation', async () => {
  const { id } = signedIn()
  await accepted(id)
  await openFeed([])
  await write('BIT 2201 saa 08.00 - 10.00, smokie ni 35 bob')
  await expect.element(post('BIT 2201')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.for([
  {
    outcome: 'sent',
    reachable: true,
    role: 'status',
    words: 'Your post has arrived. Others see it within half an hour as a rule.',
  },
  {
    outcome: 'waiting',
    reachable: false,
    role: 'status',
    words:
      'It is kept on this phone and will be sent when you are online. Then others see it within half an hour as a rule.',
  },
  {
    outcome: 'waiting',
    reachable: true,
    role: 'status',
    words:
      'It is kept on this phone and will be sent as soon as the server takes it. Then others see it within half an hour as a rule.',
  },
  { outcome: 'refused', reachable: true, role: 'alert', words: 'Failed to create post' },
] satisfies { outcome: SendResult; reachable: boolean; role: string; words: string }[])(
  'a post that is $outcome (reachable: $reachable) shows its toast',
  async ({ outcome, reachable, role, words }) => {
    stub.outcome = outcome
    const { id } = signedIn()
    await accepted(id)
    connectivity.setState({ reachable })
    await openFeed([])
    await write('Habari ya asubuhi')
    await expect.element(page.getByRole(role).filter({ hasText: words })).toBeVisible()
  },
)

test('a post for the other tab is shown there', async () => {
  const { id } = signedIn()
  await accepted(id)
  const { address } = await openFeed([])
  await pencil().click()
  await userEvent.fill(box(), 'Kwa upendo')
  await page.getByRole('group', { name: 'Post to' }).getByRole('button', { name: 'Love' }).click()
  await submit().click()
  await expect.element(post('Kwa upendo')).toMatchTextContent(/You.*Waiting to be sent/)
  expect(address()).toBe('/tum-gossip?tab=love')
})

test('a post for the morning says when others see it, and is stored so', async () => {
  stub.outcome = 'sent'
  const { id } = signedIn()
  await accepted(id)
  await openFeed([])
  await pencil().click()
  await userEvent.fill(box(), 'Subira huvuta heri')
  await page
    .getByRole('group', { name: 'Others see it' })
    .getByRole('button', { name: /^(Tomorrow|Today) at six, with all others$/ })
    .click()
  await expect.element(page.getByRole('dialog').getByText(releaseNote('morning', null))).toBeVisible()
  await submit().click()
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: 'Your post has arrived. Others see it at six in the morning, with all others.' }),
    )
    .toBeVisible()
  await expect
    .poll(async () =>
      (await userDb(id).operations.toArray()).map((operation) => 'values' in operation && operation.values['release']),
    )
    .toEqual(['morning'])
})

test('a draft survives leaving the screen', async () => {
  signedIn()
  const screen = await openFeed([])
  await pencil().click()
  await userEvent.fill(box(), 'Hakuna bundles, lakini niko.')
  await screen.unmount()
  await openFeed([])
  await pencil().click()
  await expect.element(box()).toHaveValue('Hakuna bundles, lakini niko.')
})

test.for([360, 1280])(
  'at %i pixels a post takes two taps and the typing: the pencil, which stays visible, and Post',
  async (width) => {
    await page.viewport(width, width === 360 ? 740 : 800)
    const { id } = signedIn()
    await accepted(id)
    await openFeed(Array.from({ length: 12 }, (_, n) => postRow(`Story ${n}`, { minutes: n })))
    await expect.element(post('Story 0')).toBeVisible()
    window.scrollTo({ top: 600, behavior: 'instant' })
    await expect.element(pencil()).toBeInViewport()
    const { tap, taps } = countTaps()
    await tap(pencil())
    await expect.element(box()).toHaveFocus()
    await userEvent.keyboard('Nani ameona kitambulisho changu?')
    await tap(submit())
    await expect.poll(() => posted(id)).toEqual(['Nani ameona kitambulisho changu?'])
    await expect.element(post('Nani ameona')).toBeInViewport()
    expect(taps()).toBe(2)
  },
)

test('the form is accessible', async () => {
  signedIn()
  await openFeed([])
  await pencil().click()
  await expect.element(box()).toBeVisible()
  await expectAccessible()
})
