import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/education/menstrual-cycle')({
  staticData: { title: 'Menstrual Cycle' },
  component: OpensSoonScreen,
})
