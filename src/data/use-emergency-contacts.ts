import type { CampusContact } from '@/domain/university/campus-contacts'
import { useCampusContacts } from './use-campus-contacts'
import { useCatalogue } from './use-catalogue'

/** The emergency numbers of the chosen campus, then its health centre and its ambulance. */
export const useEmergencyContacts = (): readonly CampusContact[] => {
  const { emergency } = useCampusContacts()
  const listed = useCatalogue('emergency-contacts') ?? []
  return [...emergency, ...listed.map(({ name, phone }) => ({ label: name, value: phone }))]
}
