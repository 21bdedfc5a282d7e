import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/login')({
  staticData: { title: 'Login' },
  component: OpensSoonScreen,
})
