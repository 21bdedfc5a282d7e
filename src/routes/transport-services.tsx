import { createFileRoute } from '@tanstack/react-router'
import { DirectoryScreen, directorySearch } from './-directory'
import { withCode } from './-with-code'

export const Route = createFileRoute('/transport-services')({
  staticData: { title: 'Transport Services' },
  validateSearch: directorySearch('transport'),
  component: withCode(() => <DirectoryScreen id="transport" />, DirectoryScreen),
})
