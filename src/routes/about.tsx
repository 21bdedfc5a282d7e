import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/about')({
  staticData: { title: 'About Us' },
  component: OpensSoonScreen,
})
