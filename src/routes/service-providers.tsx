import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/service-providers')({
  staticData: { title: 'Get Cheap Services' },
  component: OpensSoonScreen,
})
