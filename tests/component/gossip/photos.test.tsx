import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepDraft } from '@/store/drafts'
import { readKeys, readValue, storeValue } from '@/store/key-values'
import { newOperation } from '@/store/sync/outbox/operation'
import { userDb } from '@/store/user-db'
import type { UserId } from '@/kit/rules/ids'
import { draftPhotoKey } from '@/gossip/own-data'
import { jpegOf } from '../../../supabase/functions/housekeeping/pictures/test-pictures'
import { answerFiles } from '../rest'
import { drawPortrait, portrait, whole } from '../whole-picture'
import { signedIn, signedOut } from '../signed-in'
import { box, openFeed, pencil, post, postRow, sheet } from './feed'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const opener = (text: string) => post(text).getByRole('button', { name: 'Open the photo' })
const viewer = () => page.getByRole('dialog', { name: 'Picture of this post' })
const shown = () => viewer().getByRole('img', { name: 'Picture of this post' })
const published = '/storage/v1/object/public/gossip-images/1/1-large.jpg'
beforeEach(async () => {
  const picture = await drawPortrait()
  answerFiles(async () => new Response(picture))
})

const bytesOf = async () => (await fetch(portrait)).arrayBuffer()

/** Queues a post with a photo that only this phone has. */
const queuePost = async (user: UserId, content: string) => {
  const row = crypto.randomUUID()
  const lane = `gossip_submissions/${row}` as const
  const bytes = await bytesOf()
  await userDb(user).photos.put({
    id: row,
    lane,
    bucket: 'gossip-uploads',
    path: `${row}/1-large.jpg`,
    bytes,
    small: bytes,
    type: 'image/png',
  })
  const values = { content, category: 'trending', image_path: `${row}/1-large.jpg` }
  await userDb(user).operations.add(
    newOperation({ action: 'insert', table: 'gossip_submissions', row, lane, values }, new Date().toISOString()),
  )
}

test('a tap on the photo of a post shows all of it on the whole screen', async () => {
  signedOut()
  const { address } = await openFeed([postRow('A notice', { image_url: published }), postRow('Words alone')])
  await opener('A notice').click()
  await expect
    .poll(() => [viewer().element().clientWidth, viewer().element().clientHeight])
    .toEqual([window.innerWidth, window.innerHeight])
  await expect.poll(() => whole(shown())).toBe(true)
  await expect.element(shown()).toBeInViewport({ ratio: 1 })
  expect(shown().element().clientHeight).toBeGreaterThan(window.innerHeight * 0.8)
  expect(address()).toBe('/tum-gossip')
  await expect.element(opener('Words alone')).not.toBeInTheDocument()
})

test('Escape and the close button close the photo, and the focus is back on it', async () => {
  signedOut()
  await openFeed([postRow('A notice', { image_url: published })])
  const ways = [() => userEvent.keyboard('{Escape}'), () => viewer().getByRole('button', { name: 'Close' }).click()]
  for (const close of ways) {
    await opener('A notice').click()
    await expect.element(shown()).toBeVisible()
    await close()
    await expect.element(viewer()).not.toBeInTheDocument()
    await expect.element(opener('A notice')).toHaveFocus()
  }
})

test('Back closes the photo, and the feed stays', async () => {
  vi.stubGlobal('CloseWatcher', undefined)
  signedOut()
  await openFeed([postRow('A notice', { image_url: published })])
  await opener('A notice').click()
  await expect.element(shown()).toBeVisible()
  window.history.back()
  await expect.element(viewer()).not.toBeInTheDocument()
  await expect.element(opener('A notice')).toHaveFocus()
  vi.unstubAllGlobals()
})

test('the photo of an own post that waits opens, too', async () => {
  const { id } = signedIn()
  await queuePost(id, 'Yangu')
  await openFeed([])
  await expect.element(post('Yangu')).toMatchTextContent(/Waiting to be sent/)
  await opener('Yangu').click()
  await expect.poll(() => whole(shown())).toBe(true)
  await expect.element(shown()).toHaveAttribute('src', expect.stringMatching(/^blob:/))
})

test('a photo that only another phone has offers nothing to open', async () => {
  const { id } = signedIn()
  await queuePost(id, 'Yangu')
  await userDb(id).photos.clear()
  await openFeed([])
  await expect.element(post('Yangu').getByRole('img', { name: 'Picture of this post' })).toBeVisible()
  await expect.element(opener('Yangu')).not.toBeInTheDocument()
})

test('a photo with too many pixels is refused with a sentence', async () => {
  signedIn()
  await openFeed([])
  await pencil().click()
  await expect.element(sheet('New post')).toBeVisible()
  const input = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'))
  await userEvent.upload(
    input,
    new File([jpegOf({ width: 16_000, height: 16_000 })], 'sharp.jpg', { type: 'image/jpeg' }),
  )
  await expect
    .element(
      page
        .getByRole('alert')
        .filter({ hasText: 'That picture has more than 65 megapixels. Please try a smaller one.' }),
    )
    .toBeVisible()
})

test('the form shows all of the photo, and its button beside it', async () => {
  const { id } = signedIn()
  const bytes = await bytesOf()
  await storeValue(id, draftPhotoKey, { bytes, small: bytes, type: 'image/jpeg' })
  await openFeed([])
  await pencil().click()
  const photo = sheet('New post').getByRole('img', { name: 'What you add to your post' })
  await expect.poll(() => whole(photo)).toBe(true)
  const [picture, button] = [photo, sheet('New post').getByRole('button', { name: 'Remove photo' })].map((each) =>
    each.element().getBoundingClientRect(),
  )
  expect(picture?.height).toBeLessThanOrEqual(120)
  await expect.element(sheet('New post')).toMatchTextContent(/does not tell which phone took it/)
  expect(button?.left).toBeGreaterThanOrEqual(picture?.right ?? Infinity)
})

test('a post that this tab keeps apart has its own photo, also after a reload, and the other tab’s stays with the other text', async () => {
  const { id } = signedIn()
  const [theirs, attached] = [
    new Uint8Array([1]).buffer,
    () => sheet('New post').getByRole('img', { name: 'What you add to your post' }),
  ]
  const screen = await openFeed([])
  await pencil().click()
  // Another tab, of which this one has not heard.
  keepDraft({ form: 'gossip', owner: id }, { content: 'What the other tab asks' })
  await storeValue(id, draftPhotoKey, { bytes: theirs, small: theirs, type: 'image/png' })
  await userEvent.fill(box(), 'Mine alone')
  const input = await vi.waitUntil(() => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'))
  await userEvent.upload(input, new File([await bytesOf()], 'mine.jpg', { type: 'image/jpeg' }))
  await expect.element(attached()).toBeVisible()
  await expect.poll(async () => (await readKeys(id, draftPhotoKey)).length).toBe(2)
  expect(await readValue(id, draftPhotoKey)).toMatchObject({ bytes: theirs })
  await screen.unmount()
  await openFeed([])
  await pencil().click()
  await expect.element(box()).toHaveValue('Mine alone')
  await expect.element(attached()).toBeVisible()
  await sheet('New post').getByRole('button', { name: 'Remove photo' }).click()
  await expect.poll(() => readKeys(id, draftPhotoKey)).toEqual([draftPhotoKey])
})
