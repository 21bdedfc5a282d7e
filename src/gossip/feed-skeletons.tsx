import { Skeleton } from '@mantine/core'
import * as messages from '#words/gossip/gossip-page'
import { EarlyRows } from '@/kit/list/early-rows'
import classes from './gossip.module.css'
import { PostCard } from './post-card'

/** Estimated height of a post, in pixels. */
export const estimatedHeight = 190

const ignore = () => {}
const ignoreLike = () => Promise.resolve(false)

/** A post whose words come later. */
const emptyPost = (
  <li>
    <PostCard
      id=""
      content=""
      category="trending"
      image={null}
      createdAt=""
      age={'\u00a0'}
      syncStatus="sent"
      publication="public"
      removedFor={null}
      postponed={false}
      mine={false}
      liked={false}
      likes={0}
      refusals={0}
      identity="anonymous"
      onLike={ignoreLike}
      onMenu={ignore}
    />
  </li>
)

export function FeedSkeletons() {
  return (
    <EarlyRows name="/tum-gossip" label={messages.gossip} className={classes.posts} row={emptyPost}>
      <div role="status">
        <p>{messages.loading}</p>
        <div className={classes.posts} aria-hidden>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} h={estimatedHeight} radius="lg" />
          ))}
        </div>
      </div>
    </EarlyRows>
  )
}
