import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/admin/setup')({
  staticData: { title: 'Admin Setup' },
  component: OpensSoonScreen,
})
