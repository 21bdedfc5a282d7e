import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/second-hand')({
  staticData: { title: 'Second-hand' },
  component: OpensSoonScreen,
})
