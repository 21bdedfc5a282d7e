import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/errand-services')({
  staticData: { title: 'Errand Services' },
  component: OpensSoonScreen,
})
