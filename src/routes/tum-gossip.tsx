import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useCallback } from 'react'
import { gossipSearch } from '@/domain/gossip/gossip-url'
import { useBack } from '@/features/shell'
import { useHistoryKey } from './-history-key'
import { withCode } from './-with-code'

const GossipPage = lazyRouteComponent(() => import('@/features/gossip/gossip-page'), 'GossipPage')

export const Route = createFileRoute('/tum-gossip')({
  staticData: { title: 'TUM Gossip' },
  validateSearch: gossipSearch,
  component: withCode(GossipScreen, GossipPage),
})

function GossipScreen() {
  const { tab = 'trending', q = '', item = null } = gossipSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const onLogin = useCallback(() => void navigate({ to: '/login' }), [navigate])
  return (
    <GossipPage
      tab={tab}
      query={q}
      item={item}
      scrollKey={useHistoryKey(Route.to)}
      onTab={(chosen) => void navigate({ search: gossipSearch({ tab: chosen, q }), replace: true, resetScroll: false })}
      onQuery={(query) => void navigate({ search: gossipSearch({ tab, q: query }), replace: true, resetScroll: false })}
      onAll={() => void navigate({ search: gossipSearch({ tab, q }), replace: true })}
      onLogin={onLogin}
      onBack={useBack()}
    />
  )
}
