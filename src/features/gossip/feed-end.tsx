import type { Identity } from '@/domain/shared/ids'
import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/data/connectivity'
import { pullState } from '@/data/sync/status'
import type { GossipSort, GossipTab } from '@/domain/gossip/gossip-url'
import { excerptOf } from '@/domain/gossip/posts'
import * as messages from '@/messages/gossip/gossip-page.gen'
import { EmptyState } from '@/ui/feedback/empty-state'
import type { FeedPost } from './feed'
import classes from './gossip.module.css'
import { LikeCount } from './like-button'
import { useMostLiked } from './queries'

const emptyTexts: Record<GossipTab, string> = {
  trending: messages.noTrending,
  love: messages.noLove,
}

type FeedEndProps = {
  identity: Identity
  tab: GossipTab
  sort: GossipSort
  ids: readonly string[]
  /** Whether these are all posts of the campus. */
  isAll: boolean
  query: string
}

/** What stands below the last post, or in an empty feed. */
export function FeedEnd({ identity, tab, sort, ids, isAll, query }: FeedEndProps) {
  const isUpToDate = useUpToDate()
  if (ids.length === 0) {
    return query === '' ? (
      <EmptyState image="/pictures/campus.svg#empty-gossip" text={emptyTexts[tab]} />
    ) : (
      <EmptyState image="/pictures/campus.svg#empty-search" text={messages.noneFound} />
    )
  }
  const text = () => {
    if (query !== '') return messages.foundCount({ count: String(ids.length) })
    if (sort === 'hot') return isAll ? messages.end : messages.hotRanks
    return isUpToDate ? messages.upToDate : messages.end
  }
  return (
    <>
      <Text ta="center" c="var(--ink-soft)" className={classes.end}>
        {text()}
      </Text>
      {query === '' && sort === 'new' && <MostLiked identity={identity} ids={ids} />}
    </>
  )
}

/** Whether the phone has what the server has. */
const useUpToDate = (): boolean => {
  const offline = useStore(connectivity, isOffline)
  const hasPulled = useStore(pullState, ({ status, finishedAt }) => finishedAt > 0 && status !== 'failed')
  return hasPulled && !offline
}

function MostLiked({ identity, ids }: Pick<FeedEndProps, 'identity' | 'ids'>) {
  const liked = useMostLiked(identity, ids)
  if (!liked) return null
  return (
    <>
      <ShortPosts title={messages.likedYesterday} posts={liked.yesterday} />
      <ShortPosts title={messages.likedLastWeek} posts={liked.lastWeek} />
    </>
  )
}

/** Posts by their first words, each a link to the whole. */
function ShortPosts({ title, posts }: { title: string; posts: readonly FeedPost[] }) {
  const heading = useId()
  if (posts.length === 0) return null
  return (
    <section className={classes.liked} aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading}>
        {title}
      </Title>
      <ol>
        {posts.map(({ id, content, likes }) => (
          <li key={id}>
            <Link to="/tum-gossip" search={{ item: id }} className={classes.likedPost}>
              <span>{excerptOf(content)}</span>
              <LikeCount likes={likes} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
