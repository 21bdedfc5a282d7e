import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/education/nutrition-during-period')({
  staticData: { title: 'Nutrition During Your Period' },
  component: OpensSoonScreen,
})
