import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/marketplace')({
  staticData: { title: 'Marketplace' },
  component: OpensSoonScreen,
})
