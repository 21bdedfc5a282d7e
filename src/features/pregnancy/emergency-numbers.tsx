import { chosenCampus } from '@/data/chosen-campus'
import { useEmergencyContacts } from '@/data/use-emergency-contacts'
import { HelpNumbers } from '@/ui/list/help-numbers'

/** Whom to call, under the danger signs. */
export const EmergencyNumbers = () => <HelpNumbers campus={chosenCampus().shortName} own={useEmergencyContacts()} />
