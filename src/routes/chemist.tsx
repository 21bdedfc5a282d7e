import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/chemist')({
  staticData: { title: 'Chemist' },
  component: OpensSoonScreen,
})
