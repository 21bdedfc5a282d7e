import type { Identity } from '@/kit/rules/ids'
import { Button, Text } from '@mantine/core'
import { chosenCampus } from '@/store/chosen-campus'
import { useLinkedRow } from '@/store/sync/use-remote-rows'
import { useCampusName } from '@/store/use-campus-name'
import * as messages from '#words/gossip/gossip-page'
import { Callout } from '@/kit/feedback/callout'
import { EmptyState } from '@/kit/feedback/empty-state'
import classes from './gossip.module.css'
import { postElsewhere, type FeedPost } from './feed'
import { FeedSkeletons, usePostCards } from './post-cards'
import { useOnePost } from './queries'

type OnePostProps = { identity: Identity | undefined; id: string; onAll: () => void; onLogin: () => void }

/** The post that a shared link opens. It may be on this phone, older than its copies, or of another campus. */
export function OnePost({ identity, id, onAll, onLogin }: OnePostProps) {
  const found = useOnePost(identity, id)
  const linked = useLinkedRow('gossip_posts', id, found.state === 'gone')
  const all = <Button onClick={onAll}>{messages.allGossip}</Button>
  if (found.state === 'loading' || identity === undefined) return <FeedSkeletons />
  if (found.state === 'gone' && (linked.kind === 'loading' || linked.kind === 'stored')) return <FeedSkeletons />
  if (found.state === 'gone' && linked.kind === 'elsewhere') {
    return (
      <div className={classes.one}>
        <OtherCampus slug={linked.campus} />
        <OneCard identity={identity} post={postElsewhere(linked.row)} onLogin={onLogin} />
        {all}
      </div>
    )
  }
  if (found.state === 'ready' && !found.hidden) {
    return (
      <div className={classes.one}>
        <OneCard identity={identity} post={found.post} onLogin={onLogin} />
        {all}
      </div>
    )
  }
  const isHidden = found.state === 'ready'
  const isUnknown = !isHidden && linked.kind !== 'gone'
  return (
    <EmptyState
      image={`/pictures/campus.svg#${isUnknown ? 'offline' : 'empty-gossip'}`}
      text={isHidden ? messages.outOfSight : isUnknown ? messages.unknown : messages.gone}
    >
      {isHidden && <Text c="var(--ink-soft)">{messages.bringBack}</Text>}
      {all}
    </EmptyState>
  )
}

function OtherCampus({ slug }: { slug: string }) {
  const name = useCampusName(slug)
  return (
    <Callout tone="info" title={messages.fromCampus({ campus: name })}>
      {messages.otherCampus({ campus: chosenCampus().name })}
    </Callout>
  )
}

function OneCard({ identity, post, onLogin }: { identity: Identity; post: FeedPost; onLogin: () => void }) {
  const { card, sheets } = usePostCards({ identity, onLogin }, () => post)
  return (
    <>
      <ul className={classes.posts} aria-label={messages.openedPost}>
        <li>{card(post)}</li>
      </ul>
      {sheets}
    </>
  )
}
