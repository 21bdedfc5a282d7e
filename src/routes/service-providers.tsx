import { createFileRoute } from '@tanstack/react-router'
import { DirectoryScreen, directorySearch } from './-directory'

export const Route = createFileRoute('/service-providers')({
  staticData: { title: 'Get Cheap Services' },
  validateSearch: directorySearch('serviceProviders'),
  component: () => <DirectoryScreen id="serviceProviders" />,
})
