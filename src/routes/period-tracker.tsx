import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/period-tracker')({
  staticData: { title: 'Period Tracker' },
  component: OpensSoonScreen,
})
