import { join } from 'node:path'
import * as v from 'valibot'
import { expectToast, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { acceptGuidelines, addPosts, backOnline, box, choose, created, form, like, menu, openAs, postButton, postOf, posts, sheet, tab, writePost } from './gossip.ts'
import { root } from './places.ts'

test('a post is published later for everybody, without a name; another is deleted before, and one of somebody else’s reported', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await addPosts(server, [{ content: 'Not nice at all', category: 'love' }])
  await openAs(page, amina)
  await tab(page, 'Love').click()
  const mine = postOf(page, 'Nimependa mtu wa library.')
  await test.step('it waits for the next batch', async () => {
    await writePost(page, '  Nimependa mtu wa library.  ')
    await acceptGuidelines(page)
    await expectToast(page, 'Post created!', created)
    await expect(mine).toContainText('Everybody sees it at six in the morning')
    await expect.poll(() => server.rows('gossip_submissions', `user_id=eq.${amina.id}&select=category,state`)).toEqual([{ category: 'love', state: 'waiting' }])
    expect(await server.rows('gossip_posts', 'content=eq.Nimependa mtu wa library.')).toEqual([])
  })
  await test.step('another one is taken back', async () => {
    await writePost(page, 'Najuta hii')
    await expect.poll(() => server.rows('gossip_submissions', `user_id=eq.${amina.id}&select=id`)).toHaveLength(2)
    await menu(page, 'Najuta hii')
    await choose(page, 'Delete')
    await sheet(page, 'Delete this post?').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => server.rows('gossip_submissions', `user_id=eq.${amina.id}&select=id`)).toHaveLength(1)
  })
  await test.step('one of somebody else’s is reported', async () => {
    await menu(page, 'Not nice at all')
    await choose(page, 'Report')
    await choose(page, 'Bullying or harassment')
    await choose(page, 'Send report')
    await expect(postOf(page, 'Not nice at all')).toHaveCount(0)
    await expect.poll(() => server.rows('reports', `user_id=eq.${amina.id}&select=kind,reason`)).toEqual([{ kind: 'gossip_post', reason: 'harassment' }])
  })
  await test.step('everybody reads it', async () => {
    await server.runJobsLater()
    await page.reload()
    await expect(mine).toContainText('0 likes')
    await expect(mine).not.toContainText('Everybody sees it')
    await expect(mine).not.toContainText('Amina')
    await expect(postOf(page, 'Najuta hii')).toHaveCount(0)
  })
})

/** What is last wished of a post, as far as it waits. */
const wishOf = (operations: readonly unknown[], post: string | null) =>
  v
    .parse(v.array(v.looseObject({ row: v.optional(v.string()), liked: v.optional(v.boolean()) })), operations)
    .findLast(({ row }) => row === post)?.liked

test('a post with a photo and likes, given offline, are there at once, outlive a reload, and go out once', { tag: '@worker' }, async ({ page, server, goOffline }) => {
  const amina = await server.addPerson('Amina Juma')
  await addPosts(server, [{ content: 'Like me offline', likes_count: 4 }, { content: 'Not me in the end', likes_count: 7 }])
  await openAs(page, amina)
  await untilReadyForOffline(page)
  const id = await postOf(page, 'Like me offline').getAttribute('data-id')
  await goOffline()
  const one = like(postOf(page, 'Like me offline'))
  const other = like(postOf(page, 'Not me in the end'))
  await test.step('likes count at once', async () => {
    for (let times = 0; times < 4; times++) await other.click()
    await expect(other).toHaveAccessibleName('Like, 7 likes')
    await one.click()
    await expect(one).toHaveAccessibleName('Like, 5 likes')
    // A heart turns at the touch; what is kept follows a moment later, in the order of the touches.
    await expect.poll(async () => wishOf(await unsent(page, amina.id), id)).toBe(true)
  })
  const mine = postOf(page, 'Hakuna bundles, lakini niko.')
  const picture = mine.getByRole('img', { name: 'Picture of this post' })
  await test.step('a post is begun, outlives a reload, and is on top', async () => {
    await box(page).fill('Hakuna bundles, lakini niko.')
    await form(page).getByLabel('Photo', { exact: true }).setInputFiles(join(root, 'public', 'icons', 'icon-192.png'))
    await expect(form(page).getByRole('img', { name: 'What you add to your post' })).toBeVisible()
    await page.reload()
    await expect(form(page).getByRole('img', { name: 'What you add to your post' })).toBeVisible()
    await expect(one).toHaveAccessibleName('Like, 5 likes')
    await expect(other).toHaveAccessibleName('Like, 7 likes')
    await postButton(page).click()
    await acceptGuidelines(page)
    await expectToast(page, 'Post created!', 'It is kept on this phone and will be sent when you are online.')
    await page.reload()
    await expect(posts(page).first()).toContainText('Hakuna bundles, lakini niko.')
    await expect(mine).toContainText('Waiting to be sent')
    await expect(picture).toHaveAttribute('src', /^blob:/)
  })
  await test.step('all of it is sent once', async () => {
    await backOnline(page, server)
    await expect.poll(() => unsent(page, amina.id)).toEqual([])
    await expect(mine).not.toContainText('Waiting')
    expect(await server.rows('gossip_posts', 'content=eq.Like me offline&select=likes_count')).toEqual([{ likes_count: 5 }])
    expect(await server.rows('gossip_posts', 'content=eq.Not me in the end&select=likes_count')).toEqual([{ likes_count: 7 }])
    await one.click()
    await expect.poll(() => server.rows('gossip_posts', 'content=eq.Like me offline&select=likes_count')).toEqual([{ likes_count: 4 }])
  })
  await test.step('its picture is everybody’s later', async () => {
    await server.runJobsLater()
    const [row] = v.parse(v.array(v.object({ image_url: v.string() })), await server.rows('gossip_posts', 'content=eq.Hakuna bundles, lakini niko.&select=image_url'))
    expect(row?.image_url).toMatch(/^\/storage\/v1\/object\/public\/gossip-images\/[0-9a-f-]{36}\/1-large\.jpg$/)
    expect((await fetch(`${server.origin}${row?.image_url}`)).headers.get('Content-Type')).toBe('image/jpeg')
    await page.reload()
    await expect(mine).toContainText('0 likes')
    // What was shown from the phone stays so until the card goes.
    await page.reload()
    await expect(picture).toHaveAttribute('src', `${server.origin}${row?.image_url}`)
  })
})
