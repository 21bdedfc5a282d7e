import { createFileRoute } from '@tanstack/react-router'
import { gossipSearch } from '@/gossip/rules/gossip-url'
import { gossip } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/tum-gossip')({
  staticData: { title: gossip },
  validateSearch: gossipSearch,
  component: lazyScreen(async () => (await import('./-gossip-screen')).GossipScreen),
})
