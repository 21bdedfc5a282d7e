import * as v from 'valibot'
import { expectToast, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { addPosts, address, backOnline, box, like, openAs, postOf, posts, sheet, tab } from './gossip.ts'

test.describe('reading', () => {
  test('two tabs, newest first, everybody Anonymous, and the URL holds the tab', async ({ page, server }) => {
    await addPosts(server, [
      { content: 'The newest of all', minutes: 0 },
      { content: 'A love story of five hours ago', category: 'love', minutes: 5 * 60 + 1 },
      { content: 'Of yesterday', minutes: 27 * 60 },
    ])
    await page.goto(address)
    await expect(posts(page).first()).toContainText('The newest of all')
    await expect(posts(page).first()).toContainText('Anonymous')
    await expect(posts(page).first()).toContainText('Just now')
    await expect(postOf(page, 'Of yesterday')).toContainText('1d ago')
    await expect(postOf(page, 'A love story of five hours ago')).toHaveCount(0)
    await tab(page, 'Love').click()
    await expect(page).toHaveURL(`${address}?tab=love`)
    await expect(postOf(page, 'A love story of five hours ago')).toContainText('5h ago')
    await page.reload()
    await expect(postOf(page, 'A love story of five hours ago')).toBeVisible()
    await page.goto(`${address}?tab=hate&item=nobody`)
    await expect(tab(page, 'Trending')).toHaveAttribute('aria-selected', 'true')
    await expect(postOf(page, 'The newest of all')).toBeVisible()
  })

  test('who is not signed in is asked to, and can still read the rules', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('region', { name: 'Login Required' })).toContainText('Please login to create posts')
    await expect(box(page)).toHaveCount(0)
    await like(posts(page).first()).click()
    await expectToast(page, 'Login Required', 'Please login to like posts', 'destructive')
    await expect(like(posts(page).first())).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Community guidelines' }).click()
    await expect(sheet(page, 'Community guidelines')).toContainText('No comments, only likes')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Community guidelines' })).toBeFocused()
    await page.getByRole('region', { name: 'Login Required' }).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('a shared link opens one post, and all the others are a touch away', async ({ page, server }) => {
    const id = crypto.randomUUID()
    await server.addRows('gossip_posts', [{ id, content: 'Shared far and wide', category: 'love' }])
    await page.goto(`${address}?item=${id}`)
    const opened = page.getByRole('list', { name: 'The post you opened' })
    await expect(opened.getByRole('listitem')).toHaveCount(1)
    await expect(opened).toContainText('Shared far and wide')
    await page.getByRole('button', { name: 'See all gossip' }).click()
    await expect(page).toHaveURL(address)
    await page.goto(`${address}?item=${crypto.randomUUID()}`)
    await expect(page.getByText('This post is no longer here.')).toBeVisible()
  })
})

/** What is last wished of a post, as far as it waits. */
const wishOf = (operations: readonly unknown[], post: string | null) =>
  v.parse(v.array(v.object({ row: v.string(), liked: v.boolean() })), operations).findLast(({ row }) => row === post)?.liked

test.describe('likes', () => {
  test('given offline, they count at once, and on the server when it is back', { tag: '@worker' }, async ({ page, server, goOffline }) => {
    const amina = await server.addPerson('Amina Juma')
    await addPosts(server, [{ content: 'Like me offline', likes_count: 4 }, { content: 'Not me in the end', likes_count: 7 }])
    await openAs(page, amina)
    await untilReadyForOffline(page)
    const id = await postOf(page, 'Like me offline').getAttribute('data-id')
    await goOffline()
    const one = like(postOf(page, 'Like me offline'))
    const other = like(postOf(page, 'Not me in the end'))
    for (let times = 0; times < 12; times++) await other.click()
    await expect(other).toHaveAccessibleName('Like, 7 likes')
    await one.click()
    await expect(one).toHaveAttribute('aria-pressed', 'true')
    await expect(one).toHaveAccessibleName('Like, 5 likes')
    // A heart turns at the touch; what is kept follows a moment later, in the order of the touches.
    await expect.poll(async () => wishOf(await unsent(page, amina.id), id)).toBe(true)
    await page.reload()
    await expect(other).toHaveAccessibleName('Like, 7 likes')
    await expect(one).toHaveAccessibleName('Like, 5 likes')
    await expect(one).toHaveAttribute('aria-pressed', 'true')

    await backOnline(page, server)
    await expect.poll(() => server.rows('gossip_posts', 'content=eq.Like me offline&select=likes_count')).toEqual([{ likes_count: 5 }])
    await expect.poll(() => unsent(page, amina.id)).toEqual([])
    await expect(one).toHaveAccessibleName('Like, 5 likes')
    expect(await server.rows('gossip_posts', 'content=eq.Not me in the end&select=likes_count')).toEqual([{ likes_count: 7 }])
    await one.click()
    await expect(one).toHaveAccessibleName('Like, 4 likes')
    await expect.poll(() => server.rows('gossip_posts', 'content=eq.Like me offline&select=likes_count')).toEqual([{ likes_count: 4 }])
  })

  test('pressed many times online, the last press is what stays', async ({ page, server }) => {
    const amina = await server.addPerson('Amina Juma')
    await addPosts(server, [{ content: 'Yes, no, yes', likes_count: 10 }])
    await openAs(page, amina)
    const heart = like(postOf(page, 'Yes, no, yes'))
    for (let times = 0; times < 21; times++) await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => unsent(page, amina.id)).toEqual([])
    await expect(heart).toHaveAccessibleName('Like, 11 likes')
    expect(await server.rows('gossip_posts', 'content=eq.Yes, no, yes&select=likes_count')).toEqual([{ likes_count: 11 }])
    expect(await server.rows('gossip_likes', `user_id=eq.${amina.id}&select=liked`)).toEqual([{ liked: true }])
  })
})
