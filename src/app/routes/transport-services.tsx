import { createFileRoute } from '@tanstack/react-router'
import { directorySearch } from '@/directory/rules/directory-search'
import { transportServices } from '@/app/shell/words/screen-titles.gen'
import { DirectoryScreen } from './-directory'
import { withCode } from './-with-code'

export const Route = createFileRoute('/transport-services')({
  staticData: { title: transportServices },
  validateSearch: directorySearch('transport'),
  component: withCode(() => <DirectoryScreen id="transport" />, DirectoryScreen),
})
