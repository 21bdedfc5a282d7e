// Chunk: search

import { Text, Title } from '@mantine/core'
import {
  IconBuildingCommunity,
  IconChevronRight,
  IconMessageCircle,
  IconTag,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { newsOf, type NewsKind } from '@/app/home/rules/news'
import { dayOf } from '@/kit/rules/day'
import { newsText, sinceText } from '@/app/home/words/news'
import { newForYou } from '#words/app/home/news'
import { useNow } from '@/kit/platform/use-now'
import classes from './news.module.css'
import { useNews } from './queries'

const icons: Readonly<Record<NewsKind, TablerIcon>> = {
  items: IconTag,
  posts: IconMessageCircle,
  rooms: IconBuildingCommunity,
}

/**
 * News since the last visit, from the copies on this phone. Nothing without any.
 * @param since when that visit ended
 */
export function News({ since }: { since: number }) {
  const news = newsOf(useNews(since))
  const now = useNow()
  if (news.length === 0) return null
  return (
    <section aria-labelledby="news-title" className={classes.news}>
      <div className={classes.heading}>
        <Title order={2} size="h4" id="news-title">
          {newForYou}
        </Title>
        <Text size="sm" c="var(--ink-soft)">
          {sinceText(dayOf(new Date(since)), dayOf(new Date(now)))}
        </Text>
      </div>
      <ul>
        {news.map(({ kind, link, count }) => {
          const Icon = icons[kind]
          return (
            <li key={kind}>
              <Link to={link} className={classes.line}>
                <Icon size={22} aria-hidden />
                <span className={classes.words}>{newsText(kind, count)}</span>
                <IconChevronRight size={20} aria-hidden />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
