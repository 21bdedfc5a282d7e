import { createFileRoute } from '@tanstack/react-router'
import { gossipSearch } from '@/domain/gossip/gossip-url'
import { gossip } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'

export const Route = createFileRoute('/tum-gossip')({
  staticData: { title: gossip },
  validateSearch: gossipSearch,
  component: lazyScreen(async () => (await import('./-gossip-screen')).GossipScreen),
})
