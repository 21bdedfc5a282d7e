import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/roommate-finder')({
  staticData: { title: 'Roommate Finder' },
  component: OpensSoonScreen,
})
