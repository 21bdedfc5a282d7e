import { createFileRoute } from '@tanstack/react-router'
import { directorySearch } from '@/directory/rules/choices'
import { cheapServices } from '#words/app/shell/screen-titles'
import { DirectoryScreen } from './-directory'
import { withCode } from './-with-code'

export const Route = createFileRoute('/service-providers')({
  staticData: { title: cheapServices },
  validateSearch: directorySearch('serviceProviders'),
  component: withCode(() => <DirectoryScreen id="serviceProviders" />, DirectoryScreen),
})
