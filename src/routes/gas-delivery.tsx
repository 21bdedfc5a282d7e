import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/gas-delivery')({
  staticData: { title: 'Gas Delivery' },
  component: OpensSoonScreen,
})
