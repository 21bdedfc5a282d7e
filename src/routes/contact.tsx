import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/contact')({
  staticData: { title: 'Contact' },
  component: OpensSoonScreen,
})
