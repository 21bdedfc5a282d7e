import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/admin/login')({
  staticData: { title: 'Admin Login' },
  component: OpensSoonScreen,
})
