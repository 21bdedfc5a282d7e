import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/laundry-services')({
  staticData: { title: 'Laundry Services' },
  component: OpensSoonScreen,
})
