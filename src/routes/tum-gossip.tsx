import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/tum-gossip')({
  staticData: { title: 'TUM Gossip' },
  component: OpensSoonScreen,
})
