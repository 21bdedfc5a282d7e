import type { NewsKind } from '@/app/home/rules/news'
import { daysBetween, type IsoDay } from '@/kit/rules/day'
import { tinyDay, weekdayName } from '@/kit/words/format-day'
import { items, posts, rooms, since, sinceEarlierToday, sinceYesterday } from '#words/app/home/news'

const newsTexts = { items, posts, rooms } as const satisfies Record<NewsKind, unknown>

/** "3 new items in Marketplace" */
export const newsText = (kind: NewsKind, count: number): string => newsTexts[kind]({ count })

/** "since yesterday", "since Monday", "since 12 Nov" */
export const sinceText = (day: IsoDay, today: IsoDay): string => {
  const days = daysBetween(day, today)
  if (days <= 0) return sinceEarlierToday
  if (days === 1) return sinceYesterday
  return since({ day: days < 7 ? weekdayName(day) : tinyDay(day) })
}
