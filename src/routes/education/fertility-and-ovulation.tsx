import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/education/fertility-and-ovulation')({
  staticData: { title: 'Fertility and Ovulation' },
  component: OpensSoonScreen,
})
