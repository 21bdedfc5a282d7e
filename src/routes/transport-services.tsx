import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/transport-services')({
  staticData: { title: 'Transport Services' },
  component: OpensSoonScreen,
})
