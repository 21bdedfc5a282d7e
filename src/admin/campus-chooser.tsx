import { NativeSelect, Text } from '@mantine/core'
import type { AdministeredCampus } from '@/admin/store/campuses'
import { chosenCampus } from '@/store/chosen-campus'
import type { CampusSlug } from '@/campus/rules/campus'
import * as messages from '#words/admin/panel'
import { Failure } from './failure'
import type { AdminQueryState } from './use-admin-query'

type CampusChooserProps = {
  campuses: AdminQueryState<readonly AdministeredCampus[]> & { readonly refetch: () => void }
  /** Null for all campuses, where these can be chosen. */
  campus: CampusSlug | null
  offersAll: boolean
  /** For an admin of one campus. */
  fixed: boolean
  onChange: (campus: CampusSlug | null) => void
}

/** Says which campus is administered; an admin of all campuses chooses it. */
export function CampusChooser({ campuses, campus, offersAll, fixed, onChange }: CampusChooserProps) {
  // The rest of the panel says that the phone is offline or the session has ended.
  if (campuses.state === 'failed' && campuses.problem.kind !== 'offline' && campuses.problem.kind !== 'sign-in') {
    return <Failure problem={campuses.problem} onRetry={campuses.refetch} />
  }
  const known = campuses.state === 'ready' ? campuses.value : []
  const onPhone = chosenCampus()
  // Until the campuses have loaded, and for one that the server does not list.
  const isListed = campus === null || known.some(({ slug }) => slug === campus)
  const choices = isListed ? known : [...known, { slug: campus, name: onPhone.slug === campus ? onPhone.name : campus }]
  if (fixed) {
    return (
      <Text fw={700} mb="sm">
        {choices.find(({ slug }) => slug === campus)?.name}
      </Text>
    )
  }
  return (
    <NativeSelect
      label={messages.campus}
      mb="sm"
      maw="30rem"
      size="md"
      radius="xl"
      value={campus ?? ''}
      data={[
        ...(offersAll ? [{ value: '', label: messages.allCampuses }] : []),
        ...choices.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(choices.find(({ slug }) => slug === value)?.slug ?? null)}
    />
  )
}
