import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/bloom-period-tracker')({
  staticData: { title: 'Cycle Tracker' },
  component: OpensSoonScreen,
})
