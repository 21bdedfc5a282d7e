import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { gossipSearch } from '@/domain/gossip/gossip-url'
import { gossip } from '@/messages/shell/screen-titles.gen'

export const Route = createFileRoute('/tum-gossip')({
  staticData: { title: gossip },
  validateSearch: gossipSearch,
  component: lazyRouteComponent(() => import('./-gossip-screen'), 'GossipScreen'),
})
