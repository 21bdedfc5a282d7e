import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { gossipSearch } from '@/domain/gossip/gossip-url'
import { GossipPage } from '@/features/gossip/gossip-page'
import { useBack } from '@/features/shell'
import { useHistoryKey } from './-history-key'

/** Connects the feed to the URL. */
export function GossipScreen() {
  const { tab = 'trending', sort = 'new', q = '', item = null } = gossipSearch(useSearch({ from: '/tum-gossip' }))
  const navigate = useNavigate({ from: '/tum-gossip' })
  const onLogin = useCallback(() => void navigate({ to: '/login' }), [navigate])
  return (
    <GossipPage
      tab={tab}
      sort={sort}
      query={q}
      item={item}
      scrollKey={useHistoryKey('/tum-gossip')}
      onTab={(chosen) => void navigate({ search: gossipSearch({ tab: chosen, sort, q }), replace: true, resetScroll: false })}
      onSort={(chosen) => void navigate({ search: gossipSearch({ tab, sort: chosen, q }), replace: true, resetScroll: false })}
      onQuery={(query) => void navigate({ search: gossipSearch({ tab, sort, q: query }), replace: true, resetScroll: false })}
      onAll={() => void navigate({ search: gossipSearch({ tab, sort, q }), replace: true })}
      onLogin={onLogin}
      onBack={useBack()}
    />
  )
}
