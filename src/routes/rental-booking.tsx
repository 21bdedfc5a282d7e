import { createFileRoute } from '@tanstack/react-router'
import { OpensSoonScreen } from '@/features/shell'

export const Route = createFileRoute('/rental-booking')({
  staticData: { title: 'Rental Booking' },
  component: OpensSoonScreen,
})
