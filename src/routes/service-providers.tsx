import { createFileRoute } from '@tanstack/react-router'
import { DirectoryScreen, directorySearch } from './-directory'
import { withCode } from './-with-code'

export const Route = createFileRoute('/service-providers')({
  staticData: { title: 'Get Cheap Services' },
  validateSearch: directorySearch('serviceProviders'),
  component: withCode(() => <DirectoryScreen id="serviceProviders" />, DirectoryScreen),
})
