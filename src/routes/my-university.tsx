import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/my-university')({
  staticData: { title: 'My University' },
  component: OpensSoonScreen,
})
