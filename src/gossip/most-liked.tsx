// Chunk: gossip-sheets

import type { Identity } from '@/kit/rules/ids'
import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useId } from 'react'
import { deviceDb } from '@/store/db'
import { mostLiked } from '@/gossip/rules/likes'
import { excerptOf } from '@/gossip/rules/posts'
import * as messages from '#words/gossip/gossip-sheets'
import { readPosts, type FeedPost } from './feed'
import { LikeCount } from './like-button'
import classes from './most-liked.module.css'

/** The most liked posts of yesterday and of last week, of those in the feed. */
export function MostLiked({ identity, ids }: { identity: Identity; ids: readonly string[] }) {
  const liked = useLiveQuery(
    async () => mostLiked([...(await readPosts(deviceDb(), identity, ids)).values()], Date.now()),
    [identity, ids],
  )
  if (!liked) return null
  return (
    <>
      <ShortPosts title={messages.likedYesterday} posts={liked.yesterday} />
      <ShortPosts title={messages.likedLastWeek} posts={liked.lastWeek} />
    </>
  )
}

/** A list of posts by their first words, each a link to the whole post. */
function ShortPosts({ title, posts }: { title: string; posts: readonly FeedPost[] }) {
  const heading = useId()
  if (posts.length === 0) return null
  return (
    <section className={classes.posts} aria-labelledby={heading}>
      <Title order={2} size="h4" id={heading}>
        {title}
      </Title>
      <ol>
        {posts.map(({ id, content, likes }) => (
          <li key={id}>
            <Link to="/tum-gossip" search={{ item: id }} className={classes.post}>
              <span>{excerptOf(content)}</span>
              <LikeCount likes={likes} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
