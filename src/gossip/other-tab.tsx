// Chunk: gossip-sheets

import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { gossipSearch, type GossipSort, type GossipTab } from '@/gossip/rules/gossip-url'
import type { Identity } from '@/kit/rules/ids'
import * as messages from '#words/gossip/gossip-page'
import { gossipTabs } from '@/gossip/words/gossip-page'
import { labelOf } from '@/kit/words/labelled'
import classes from './gossip.module.css'
import { useFeed, useFoundPosts } from './queries'

type OtherTabProps = { identity: Identity; tab: GossipTab; sort: GossipSort; query: string }

const others = { trending: 'love', love: 'trending' } as const satisfies Record<GossipTab, GossipTab>
const noIds = [] as const

/** A link to the other tab with the number of posts that the same search finds there; nothing for none. */
export function OtherTab({ identity, tab, sort, query }: OtherTabProps) {
  const other = others[tab]
  const feed = useFeed(identity, other, 'new', true)
  const found = useFoundPosts(identity, feed.state === 'ready' ? feed.ids : noIds, query)
  if (!found?.length) return null
  return (
    <p className={classes.other}>
      <Anchor
        renderRoot={(props) => (
          <Link to="/tum-gossip" search={gossipSearch({ tab: other, sort, q: query })} replace {...props} />
        )}
      >
        {messages.inOtherTab({ count: String(found.length), tab: labelOf(gossipTabs, other) })}
      </Anchor>
    </p>
  )
}
