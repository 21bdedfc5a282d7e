import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/salon-beauty')({
  staticData: { title: 'Salon & Beauty' },
  component: OpensSoonScreen,
})
