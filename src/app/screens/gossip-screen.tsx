// Chunk: gossip

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { gossipSearch, type GossipSearch } from '@/gossip/rules/gossip-url'
import { GossipPage } from '@/gossip/gossip-page'
import { useBack } from '@/app/shell'
import { useHistoryKey } from './history-key'
import { screens } from '@/screens'

/** Connects the feed to the URL. */
export function GossipScreen() {
  const { tab = 'trending', sort = 'new', q = '', item = null } = gossipSearch(useSearch({ from: screens.gossip.path }))
  const navigate = useNavigate({ from: screens.gossip.path })
  const change = (next: GossipSearch, resetScroll = false) =>
    void navigate({
      search: (previous) => gossipSearch({ ...previous, item: undefined, ...next }),
      replace: true,
      resetScroll,
    })
  const onLogin = useCallback(() => void navigate({ to: '/login' }), [navigate])
  return (
    <GossipPage
      tab={tab}
      sort={sort}
      query={q}
      item={item}
      scrollKey={useHistoryKey(screens.gossip.path)}
      onTab={(chosen) => change({ tab: chosen })}
      onSort={(chosen) => change({ sort: chosen })}
      onQuery={(query) => change({ q: query })}
      onAll={() => change({}, true)}
      onLogin={onLogin}
      onBack={useBack()}
    />
  )
}
