import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/education/exercise-during-cycle')({
  staticData: { title: 'Exercise During Your Cycle' },
  component: OpensSoonScreen,
})
