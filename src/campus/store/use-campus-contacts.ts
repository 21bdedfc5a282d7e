import { campusContacts, type CampusContact } from '@/campus/rules/campus-contacts'
import { chosenCampus } from '@/store/chosen-campus'
import { deviceDb } from '@/store/db'
import { useStoredQuery } from '@/store/use-stored-query'

export type CampusContacts = {
  readonly contacts: readonly CampusContact[]
  /** Whom to call in an emergency, the most urgent first. */
  readonly emergency: readonly CampusContact[]
}

const none: CampusContacts = { contacts: [], emergency: [] }

/** All numbers that a campus gives itself, those for an emergency first. */
export const ownContacts = ({ contacts, emergency }: CampusContacts): readonly CampusContact[] => [
  ...emergency,
  ...contacts,
]

/** The numbers of the chosen campus, from its copy on this phone; none before the first pull. */
export const useCampusContacts = (): CampusContacts => {
  const query = useStoredQuery(async () => {
    const row = await deviceDb().replica('campuses').where('slug').equals(chosenCampus().slug).first()
    return { contacts: campusContacts(row?.contacts), emergency: campusContacts(row?.emergency) }
  }, [])
  return query.state === 'ready' ? query : none
}
