import { modelledCampus } from '../bench/linkage/policies/modelled-campus.ts'
import { chosen } from '../bench/linkage/policies/policies.ts'
import { dayMs, hourMs, minuteMs } from '../../src/kit/rules/durations.ts'
import { visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { address, posts } from './gossip.ts'

const students = 500
const day = 1

const { recording } = modelledCampus({ students, days: 2, seed: 20261128 }, chosen)
const published = recording.seen.rows.flatMap(({ at, table, row }) =>
  table === 'gossip_posts' ? [{ at: at - recording.firstDay - day * dayMs, content: String(row?.['content']) }] : [],
)

/** Those that come out between two hours of the day, without the earlier hour. */
const publishedBetween = (from: number, to: number) =>
  published.filter(({ at }) => at > from * hourMs && at <= to * hourMs)

/** The age that a card shows at this hour of the day. */
const ageAt = (hour: number, at: number): string => {
  const hours = Math.floor(hour - at / hourMs)
  if (hours < 1) return 'Just now'
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`
}

test('a reader on a campus of 500 finds gossip of the last quarter of an hour at eight, one, six and eleven', async ({
  page,
  server,
}) => {
  await visit(page, '/')
  // A campus of its own: other tests read the feed of the first one.
  await page.getByRole('button', { name: 'UoN, Nairobi' }).click()
  await expect(page.getByRole('button', { name: /For students of University of Nairobi/ })).toBeVisible()
  let before = -24
  for (const [hour, isNew] of [
    [8, 102],
    [13, 63],
    [18, 91],
    [23, 120],
  ] as const) {
    await test.step(`${hour} o’clock`, async () => {
      const since = publishedBetween(before, hour)
      await server.addRows(
        'gossip_posts',
        since.map(({ at, content }) => ({
          campus: 'uon',
          category: 'trending',
          content,
          created_at: new Date(recording.firstDay + day * dayMs + at).toISOString(),
        })),
      )
      await page.clock.setSystemTime(recording.firstDay + day * dayMs + hour * hourMs)
      await visit(page, address)
      const newest = Math.max(...since.map(({ at }) => at))
      // Posts of one group share a time, and so have no order.
      const first = since.filter(({ at }) => at === newest).map(({ content }) => content)
      await expect(posts(page).first()).toContainText(new RegExp(`Anonymous${ageAt(hour, newest)}(${first.join('|')})`))
      expect(publishedBetween(Math.max(before, 0), hour)).toHaveLength(isNew)
      expect(hour * hourMs - newest).toBeLessThanOrEqual(15 * minuteMs)
      await expect(posts(page).first()).toBeInViewport({ ratio: 0.9 })
    })
    before = hour
  }
})
