import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/terms')({
  staticData: { title: 'Terms of Use' },
  component: OpensSoonScreen,
})
