import type { Identity } from '@/domain/shared/ids'
import { Button, Text } from '@mantine/core'
import { EmptyState } from '@/ui/feedback/empty-state'
import { FeedSkeletons } from './feed-list'
import classes from './gossip.module.css'
import type { FeedPost } from './feed'
import { useOnePost } from './queries'
import { usePostCards } from './use-post-cards'

type OnePostProps = { identity: Identity | undefined; id: string; onAll: () => void; onLogin: () => void }

/** The post that a shared link opens. */
export function OnePost({ identity, id, onAll, onLogin }: OnePostProps) {
  const found = useOnePost(identity, id)
  const all = <Button onClick={onAll}>See all gossip</Button>
  if (found.state === 'loading' || identity === undefined) return <FeedSkeletons />
  if (found.state === 'ready' && !found.hidden) {
    return (
      <div className={classes.one}>
        <OneCard identity={identity} post={found.post} onLogin={onLogin} />
        {all}
      </div>
    )
  }
  const isHidden = found.state === 'ready'
  return (
    <EmptyState
      image="/pictures/campus.svg#empty-gossip"
      text={isHidden ? 'You keep this post out of your sight.' : 'This post is no longer here.'}
    >
      {isHidden && <Text c="var(--ink-soft)">You have hidden or deleted it. “Hidden” above the feed brings back what you have hidden.</Text>}
      {all}
    </EmptyState>
  )
}

function OneCard({ identity, post, onLogin }: { identity: Identity; post: FeedPost; onLogin: () => void }) {
  const { card, sheets } = usePostCards({ identity, onLogin }, () => post)
  return (
    <>
      <ul className={classes.posts} aria-label="The post you opened">
        <li>{card(post)}</li>
      </ul>
      {sheets}
    </>
  )
}
