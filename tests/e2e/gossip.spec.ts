import { join } from 'node:path'
import * as v from 'valibot'
import { expectToast, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import {
  acceptGuidelines,
  addPosts,
  backOnline,
  postField,
  choose,
  createdText,
  form,
  like,
  openMenu,
  openFeedAs,
  openForm,
  postButton,
  postOf,
  posts,
  seenText,
  tab,
  writePost,
} from './gossip.ts'
import { dialog } from './locators.ts'
import { root } from './paths.ts'

test('a post is published anonymously later; one is deleted before that, and another user’s post is reported', async ({
  page,
  server,
}) => {
  const amina = await server.addUser('Amina Juma')
  await addPosts(server, [{ content: 'Not nice at all', category: 'love' }])
  await openFeedAs(page, amina)
  await tab(page, 'Love').click()
  const ownPost = postOf(page, 'Nimependa mtu wa library.')
  await test.step('it waits to be published', async () => {
    await writePost(page, '  Nimependa mtu wa library.  ')
    await acceptGuidelines(page)
    await expectToast(page, 'Post created!', createdText)
    await expect(ownPost).toContainText(seenText)
    await expect
      .poll(() => server.rows('gossip_submissions', `user_id=eq.${amina.id}&select=category,state`))
      .toEqual([{ category: 'love', state: 'waiting' }])
    expect(await server.rows('gossip_posts', 'content=eq.Nimependa mtu wa library.')).toEqual([])
  })
  await test.step('a waiting post is deleted', async () => {
    await writePost(page, 'Najuta hii')
    await expect.poll(() => server.rows('gossip_submissions', `user_id=eq.${amina.id}&select=id`)).toHaveLength(2)
    await openMenu(page, 'Najuta hii')
    await choose(page, 'Delete')
    await dialog('Delete this post?')(page).getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => server.rows('gossip_submissions', `user_id=eq.${amina.id}&select=id`)).toHaveLength(1)
  })
  await test.step('another user’s post is reported', async () => {
    await openMenu(page, 'Not nice at all')
    await choose(page, 'Report')
    await choose(page, 'Bullying or harassment')
    await choose(page, 'Send report')
    await expect(postOf(page, 'Not nice at all')).toHaveCount(0)
    await expect
      .poll(() => server.rows('reports', `user_id=eq.${amina.id}&select=kind,reason`))
      .toEqual([{ kind: 'gossip_post', reason: 'harassment' }])
  })
  await test.step('the post is published', async () => {
    await server.runTomorrowsJobs()
    await page.reload()
    await expect(ownPost).toContainText('0 likes')
    await expect(ownPost).not.toContainText('Others see it')
    await expect(ownPost).not.toContainText('Amina')
    await expect(postOf(page, 'Najuta hii')).toHaveCount(0)
  })
})

/** The pending like of a post in the outbox. */
const pendingLike = (operations: readonly unknown[], post: string | null) =>
  v
    .parse(v.array(v.looseObject({ row: v.optional(v.string()), on: v.optional(v.boolean()) })), operations)
    .findLast(({ row }) => row === post)?.on

test(
  'a photo post and likes made offline show at once, survive a reload and are sent once',
  { tag: '@worker' },
  async ({ page, server, goOffline }) => {
    const amina = await server.addUser('Amina Juma')
    await addPosts(server, [
      { content: 'Like me offline', likes_count: 4 },
      { content: 'Not me in the end', likes_count: 7 },
    ])
    await openFeedAs(page, amina)
    await untilReadyForOffline(page)
    const id = await postOf(page, 'Like me offline').getAttribute('data-id')
    await goOffline()
    const liked = like(postOf(page, 'Like me offline'))
    const notLiked = like(postOf(page, 'Not me in the end'))
    await test.step('likes count at once', async () => {
      for (let times = 0; times < 4; times++) await notLiked.click()
      await expect(notLiked).toHaveAccessibleName('Like, 7 likes')
      await liked.click()
      await expect(liked).toHaveAccessibleName('Like, 5 likes')
      // The heart changes at once; the operations are stored a moment later, in order.
      await expect.poll(async () => pendingLike(await unsent(page, amina.id), id)).toBe(true)
    })
    const ownPost = postOf(page, 'Hakuna bundles, lakini niko.')
    const picture = ownPost.getByRole('img', { name: 'Picture of this post' })
    await test.step('the draft survives a reload, and the post shows first', async () => {
      await openForm(page)
      await postField(page).fill('Hakuna bundles, lakini niko.')
      await form(page)
        .getByLabel('Photo', { exact: true })
        .setInputFiles(join(root, 'public', 'icons', 'icon-192.png'))
      await expect(form(page).getByRole('img', { name: 'What you add to your post' })).toBeVisible()
      await page.reload()
      await openForm(page)
      await expect(form(page).getByRole('img', { name: 'What you add to your post' })).toBeVisible()
      await expect(liked).toHaveAccessibleName('Like, 5 likes')
      await expect(notLiked).toHaveAccessibleName('Like, 7 likes')
      await postButton(page).click()
      await acceptGuidelines(page)
      await expectToast(
        page,
        'Post created!',
        'It is kept on this phone and will be sent when you are online. Then others see it within half an hour as a rule.',
      )
      await page.reload()
      await expect(posts(page).first()).toContainText('Hakuna bundles, lakini niko.')
      await expect(ownPost).toContainText('Waiting to be sent')
      await expect(picture).toHaveAttribute('src', /^blob:/)
    })
    await test.step('everything is sent once', async () => {
      await backOnline(page, server)
      await expect.poll(() => unsent(page, amina.id)).toEqual([])
      await expect(ownPost).not.toContainText('Waiting')
      expect(await server.rows('gossip_posts', 'content=eq.Like me offline&select=likes_count')).toEqual([
        { likes_count: 5 },
      ])
      expect(await server.rows('gossip_posts', 'content=eq.Not me in the end&select=likes_count')).toEqual([
        { likes_count: 7 },
      ])
      await liked.click()
      await expect
        .poll(() => server.rows('gossip_posts', 'content=eq.Like me offline&select=likes_count'))
        .toEqual([{ likes_count: 4 }])
    })
    await test.step('its picture is published', async () => {
      await server.runTomorrowsJobs()
      const [row] = v.parse(
        v.array(v.object({ image_url: v.string() })),
        await server.rows('gossip_posts', 'content=eq.Hakuna bundles, lakini niko.&select=image_url'),
      )
      expect(row?.image_url).toMatch(/^\/storage\/v1\/object\/public\/gossip-images\/[0-9a-f-]{36}\/1-large\.jpg$/)
      expect((await fetch(`${server.origin}${row?.image_url}`)).headers.get('Content-Type')).toBe('image/jpeg')
      await page.reload()
      await expect(ownPost).toContainText('0 likes')
      // The card shows the local picture until the next reload.
      await page.reload()
      await expect(picture).toHaveAttribute('src', `${server.origin}${row?.image_url}`)
    })
  },
)
