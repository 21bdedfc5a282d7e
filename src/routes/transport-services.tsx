import { createFileRoute } from '@tanstack/react-router'
import { directorySearch } from '@/domain/directories/directory-search'
import { transportServices } from '@/messages/shell/screen-titles.gen'
import { DirectoryScreen } from './-directory'
import { withCode } from './-with-code'

export const Route = createFileRoute('/transport-services')({
  staticData: { title: transportServices },
  validateSearch: directorySearch('transport'),
  component: withCode(() => <DirectoryScreen id="transport" />, DirectoryScreen),
})
