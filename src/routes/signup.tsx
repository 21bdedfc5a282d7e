import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/signup')({
  staticData: { title: 'Sign Up' },
  component: OpensSoonScreen,
})
