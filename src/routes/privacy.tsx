import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/privacy')({
  staticData: { title: 'Privacy Policy' },
  component: OpensSoonScreen,
})
