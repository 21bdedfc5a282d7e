import { withOwnNumbers, type CampusContact } from '@/campus/rules/campus-contacts'
import { ownContacts, useCampusContacts } from './use-campus-contacts'
import { useCatalogue } from '@/store/use-catalogue'

/** The emergency numbers of the chosen campus, then its health centre and its ambulance. */
export const useEmergencyContacts = (): readonly CampusContact[] => {
  const own = useCampusContacts()
  const listed = withOwnNumbers(useCatalogue('emergency-contacts') ?? [], ownContacts(own))
  return [...own.emergency, ...listed.map(({ name, phone }) => ({ label: name, value: phone }))]
}
