import { createFileRoute } from '@tanstack/react-router'
import { DirectoryScreen, directorySearch } from './-directory'

export const Route = createFileRoute('/transport-services')({
  staticData: { title: 'Transport Services' },
  validateSearch: directorySearch('transport'),
  component: () => <DirectoryScreen id="transport" />,
})
