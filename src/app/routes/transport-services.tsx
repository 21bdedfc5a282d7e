import { createFileRoute } from '@tanstack/react-router'
import { directorySearch } from '@/directory/rules/choices'
import { transportServices } from '#words/app/shell/screen-titles'
import { DirectoryScreen } from './-directory'
import { withCode } from './-with-code'

export const Route = createFileRoute('/transport-services')({
  staticData: { title: transportServices },
  validateSearch: directorySearch('transport'),
  component: withCode(() => <DirectoryScreen id="transport" />, DirectoryScreen),
})
