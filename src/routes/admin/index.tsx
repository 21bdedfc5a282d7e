import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/admin/')({
  staticData: { title: 'Admin' },
  component: OpensSoonScreen,
})
