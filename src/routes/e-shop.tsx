import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/e-shop')({
  staticData: { title: 'E-Shop' },
  component: OpensSoonScreen,
})
