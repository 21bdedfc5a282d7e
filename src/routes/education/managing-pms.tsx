import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/education/managing-pms')({
  staticData: { title: 'Managing PMS' },
  component: OpensSoonScreen,
})
